import { randomBytes, randomUUID } from 'node:crypto';
import type { EventMetadata, RecordedEvent } from '#infra/event-store/event-store.ts';
import type { PersonKeys } from '#infra/keys/person-keys.ts';

/** People's keys in memory, with the promises of the real ones. */
export const someKeys = (): PersonKeys => {
  const keys = new Map<string, Buffer | undefined>();
  return {
    keyFor: async (subject) => {
      if (!keys.has(subject)) keys.set(subject, randomBytes(32));
      const key = keys.get(subject);
      if (!key) throw new Error('This person was forgotten: nothing more is stored about them');
      return key;
    },
    find: async (subjects) =>
      new Map(
        subjects.flatMap((subject) => {
          const key = keys.get(subject);
          return key ? [[subject, key] as const] : [];
        }),
      ),
    forget: async (subject) => {
      keys.set(subject, undefined);
    },
  };
};

export const metadataOf = (more: Partial<EventMetadata> = {}): EventMetadata => ({
  $correlationId: 'correlation',
  $causationId: 'cause',
  actor: 'someone',
  at: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...more,
});

export const recorded = (
  event: Partial<RecordedEvent> & { readonly type: string; readonly data: object },
): RecordedEvent => ({
  id: randomUUID(),
  stream: 'some-stream',
  revision: 0,
  position: '1',
  metadata: metadataOf(),
  ...event,
});
