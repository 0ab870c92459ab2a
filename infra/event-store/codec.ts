import type { Message } from '#domain/decider.ts';
import { type EventDefinitions, personalFieldsOf, upcast, versionOf } from '#domain/event.ts';
import { type PersonKeys, seal, unseal } from '../keys/person-keys.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from './event-store.ts';

/** Converts events to their stored form, and back. */
export type Codec = {
  /** Checks the data against its schema and encrypts personal fields. Throws a ZodError for invalid data. */
  encode(event: Message, id: string, metadata: Omit<EventMetadata, 'version' | 'subject'>): Promise<NewEvent>;
  /**
   * Upcasts old versions and skips unknown types. Personal fields are decrypted when they are first read (`null` for an
   * erased person), and throw then if their bytes were changed.
   */
  decode(events: readonly RecordedEvent[]): Promise<RecordedEvent[]>;
};

/** A field that is opened when it is first read: few readers of an event read it, and opening takes longer than the rest. */
const openedWhenRead = (data: Record<string, unknown>, field: string, open: () => unknown): void => {
  const common = { enumerable: true, configurable: true } as const;
  Object.defineProperty(data, field, {
    ...common,
    get() {
      const value = open();
      Object.defineProperty(data, field, { ...common, writable: true, value });
      return value;
    },
  });
};

export const codec = (definitions: EventDefinitions, keys: PersonKeys): Codec => {
  const personalOf = new Map(
    Object.entries(definitions)
      .map(([type, definition]) => [type, personalFieldsOf(definition)] as const)
      .filter(([, fields]) => fields.length > 0),
  );
  const boundTo = (id: string, field: string) => `${id}/${field}`;

  return {
    async encode({ type, data }, id, metadata) {
      const definition = definitions[type];
      if (!definition) throw new Error(`${type} is not in the catalogue of events`);
      const stored: Record<string, unknown> = definition.schema.parse(data);
      let subject: string | undefined;
      for (const { field, of } of personalOf.get(type) ?? []) {
        if (stored[field] == null) continue;
        subject = String(stored[of]);
        stored[field] = seal(await keys.keyFor(subject), boundTo(id, field), stored[field]);
      }
      return {
        id,
        type,
        data: stored,
        metadata: { ...metadata, version: versionOf(definition), ...(subject && { subject }) },
      };
    },

    async decode(events) {
      const known = events.filter(({ type }) => type in definitions);
      const subjects = new Set<string>();
      for (const { metadata } of known) if (metadata.subject !== undefined) subjects.add(metadata.subject);
      const found = await keys.find([...subjects]);
      const opened = (event: RecordedEvent): object => {
        const fields = personalOf.get(event.type);
        if (!fields) return event.data;
        const data: Record<string, unknown> = { ...event.data };
        const { subject } = event.metadata;
        const key = subject === undefined ? undefined : found.get(subject);
        for (const { field } of fields) {
          const sealed = data[field];
          if (key && typeof sealed === 'string')
            openedWhenRead(data, field, () => unseal(key, boundTo(event.id, field), sealed));
          else data[field] = null;
        }
        return data;
      };
      return known.map((event) => {
        const definition = definitions[event.type];
        const data = opened(event);
        const today = definition ? upcast(definition, event.metadata.version, data) : data;
        return today === event.data ? event : { ...event, data: today };
      });
    },
  };
};
