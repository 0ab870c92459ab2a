import { Counter, Gauge, type Registry } from 'prom-client';
import type { Hub } from './hub.ts';

/** Connections, deliveries and drops for `/metrics`, read when they are asked for. */
export const observeHub = ({ streams }: Pick<Hub, 'streams'>, registry: Registry): void => {
  const { counts } = streams;
  new Gauge({
    name: 'live_connections',
    help: 'Streams that are open',
    registers: [registry],
    collect() {
      this.set(streams.size());
    },
  });
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  counter('live_connections_opened_total', 'Streams that were opened', () => counts.opened);
  counter('live_messages_total', 'Messages that came to this process', () => counts.messages);
  counter('live_deliveries_total', 'Messages that were sent to a stream', () => counts.deliveries);
  counter('live_missed_total', 'Clients that were away for too long', () => counts.missed);
  new Counter({
    name: 'live_connections_ended_total',
    help: 'Streams that ended: gone by themselves, too slow, or closed by us',
    labelNames: ['why'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [why, times] of Object.entries(counts.ended)) this.inc({ why }, times);
    },
  });
};
