import { setTimeout as wait } from 'node:timers/promises';
import { openPool } from '#infra/database/database.ts';
import { topicOf } from '#infra/live/message.ts';
import { liveNode } from './live-node.ts';

/** Answers with streams and publishes without end to `person-0` … `person-3`, telling each id that was acknowledged. */
const pool = openPool(process.env.DATABASE_URL ?? '', 6);
const node = await liveNode({ pool, ...(process.env.REDIS_URL && { redisUrl: process.env.REDIS_URL }) });
console.log(node.url);
for (let n = 0; ; n++) {
  await wait(5);
  await Promise.all(
    [0, 1, 2, 3].map(async (person) => {
      const id = await node.hub.publish(topicOf(`person-${person}`), 'count', n);
      console.log(`${person} ${id}`);
    }),
  );
}
