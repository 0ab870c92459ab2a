import { z } from 'zod';
import { personalFieldsOf } from '#domain/event.ts';
import { isPassing } from '#infra/database/passing.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import type { Log, Reading } from '#infra/event-store/stream-state.ts';
import { namesOf } from '../account/accounts-list.ts';
import type { AuditEntry } from './audit-entries.ts';

/** `hidden`: not for this reader's eyes; `deleted`: of a person whose data are deleted. */
const auditedField = z.object({ name: z.string(), state: z.enum(['shown', 'hidden', 'deleted']), value: z.unknown() });

/** Who did it. The name is null for a person without one, a forgotten one, and readers who may see nobody's name. */
const auditedActor = z.object({
  id: z.string(),
  kind: z.enum(['person', 'visitor', 'operator', 'system']),
  name: z.string().nullable(),
});

export const auditedEvent = z.object({
  position: z.string(),
  at: z.string(),
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  actor: auditedActor,
  /** Whom the actor, an administrator, acted as; null otherwise. */
  actingFor: z.string().nullable(),
  fields: z.array(auditedField),
});

export type AuditedField = z.infer<typeof auditedField>;
export type AuditedActor = z.infer<typeof auditedActor>;
export type AuditedEvent = z.infer<typeof auditedEvent>;

const accountIdLike = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const kindOf = (actor: string): AuditedActor['kind'] => {
  if (actor === 'visitor' || actor === 'operator') return actor;
  return accountIdLike.test(actor) ? 'person' : 'system';
};

const fieldsOf = (stored: RecordedEvent, read: RecordedEvent, personal: boolean): AuditedField[] => {
  const definition = (catalogue as Readonly<Record<string, (typeof catalogue)[keyof typeof catalogue] | undefined>>)[
    stored.type
  ];
  const marked = new Set(definition ? personalFieldsOf(definition).map(({ field }) => field) : []);
  return Object.entries(read.data).map(([name, value]) => {
    if (!marked.has(name) || (stored.data as Readonly<Record<string, unknown>>)[name] == null)
      return { name, state: 'shown', value };
    if (!personal) return { name, state: 'hidden', value: null };
    return value === null ? { name, state: 'deleted', value: null } : { name, state: 'shown', value };
  });
};

/** The events of these entries, from the log, in the order of the entries. */
const recorded = async ({ store }: Log, entries: readonly AuditEntry[]): Promise<readonly RecordedEvent[]> => {
  const found = await Promise.all(
    entries.map(async ({ stream, revision }) => {
      for await (const [event] of store.readStream(stream, { from: revision, limit: 1 })) return event;
      return undefined;
    }),
  );
  return found.filter((event) => event !== undefined);
};

const unlessPassing = (error: unknown): readonly RecordedEvent[] => {
  if (isPassing(error)) throw error;
  return [];
};

/** What can be read of these events, by their positions. One that cannot be decoded keeps no other from being read. */
const readable = async (
  { codec }: Log,
  stored: readonly RecordedEvent[],
): Promise<ReadonlyMap<string, RecordedEvent>> => {
  const together = await codec.decode(stored).catch(unlessPassing);
  const one = (event: RecordedEvent) => codec.decode([event]).catch(unlessPassing);
  const decoded = together.length > 0 ? together : (await Promise.all(stored.map(one))).flat();
  return new Map(decoded.map((event) => [event.position, event]));
};

/** What the events of these entries say. Without `personal` nobody's name or personal data are in it. */
export const auditedEvents = async (
  { db, ...log }: Reading,
  entries: readonly AuditEntry[],
  personal: boolean,
): Promise<readonly AuditedEvent[]> => {
  const stored = await recorded(log, entries);
  const read = await readable(log, stored);
  const names = personal
    ? await namesOf(
        db,
        stored.map(({ metadata }) => metadata.actor),
      )
    : new Map<string, string | null>();
  return stored.map((event) => {
    const { position, stream, revision, type, metadata } = event;
    const { actor, actingFor = null, at } = metadata;
    return {
      position,
      at,
      type,
      stream,
      revision,
      actor: { id: actor, kind: kindOf(actor), name: names.get(actor) ?? null },
      actingFor,
      fields: fieldsOf(event, read.get(position) ?? { ...event, data: {} }, personal),
    };
  });
};
