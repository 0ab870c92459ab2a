import { v5 as uuidV5 } from 'uuid';
import { operator } from '#domain/actor.ts';
import { companyStream } from '#domain/company/company.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { confirmedFacts } from '#domain/company/confirmed-facts.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { products } from '#domain/company/products.ts';
import { type Context, type Decider, decide, type Message, stateAfter } from '#domain/decider.ts';
import type { Log } from '../../event-store/stream-state.ts';
import type { ContentCommand } from './company-content.ts';

const eventIds = '0f1e2d3c-5b6a-4978-8695-a4b3c2d1e0f9';

/** The four deciders that read a company's stream, as one that remembers all that was decided so far. */
const desk = (before: readonly Message[]) => {
  const over = <C extends Message, E extends Message, S>(decider: Decider<C, E, S>) => {
    let state = stateAfter(decider, before, decider.initial);
    return {
      knows: ({ type }: Message): boolean => type in decider.decide,
      decide(command: Message, context: Context): readonly Message[] {
        const events = decide(decider, command as C, state, context);
        state = stateAfter(decider, events, state);
        return events;
      },
    };
  };
  const all = [over(companyMedia), over(products), over(jobOffers), over(confirmedFacts)];
  return (command: Message, context: Context): readonly Message[] => {
    const one = all.find(({ knows }) => knows(command));
    if (!one) throw new Error(`Nobody decides ${command.type}`);
    return one.decide(command, context);
  };
};

/** Decides all commands of one company and appends what follows at once: all of it, or nothing. Asked again, nothing. */
export const appendContent = async (
  log: Log,
  companyId: number,
  commands: readonly ContentCommand[],
): Promise<void> => {
  const stream = companyStream(companyId);
  const before: Message[] = [];
  let revision = -1;
  for await (const batch of log.store.readStream(stream)) {
    before.push(...((await log.codec.decode(batch)) as readonly Message[]));
    revision = batch.at(-1)?.revision ?? revision;
  }
  const now = new Date();
  const decideNext = desk(before);
  const events = commands.flatMap((command) => decideNext(command, { now, actor: operator }));
  if (events.length === 0) return;
  const correlationId = uuidV5(stream, eventIds);
  const metadata = {
    $correlationId: correlationId,
    $causationId: correlationId,
    actor: operator.id,
    at: now.toISOString(),
  };
  const recorded = await Promise.all(
    events.map((event, index) => log.codec.encode(event as never, uuidV5(`${stream}/${index}`, eventIds), metadata)),
  );
  await log.store.append(stream, revision, recorded);
};
