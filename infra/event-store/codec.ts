import type { Message } from '#domain/decider.ts';
import { type EventDefinitions, personalFieldsOf, upcast, versionOf } from '#domain/event.ts';
import { type Opening, openingThread } from '../keys/opening.ts';
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

/** From so many events on, the sealed fields of one call are opened in a thread of their own. */
const worthAThread = 200;

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

type SealedField = {
  readonly data: Record<string, unknown>;
  readonly field: string;
  readonly subject: string;
  readonly key: Buffer;
  readonly bound: string;
  readonly sealed: string;
};

/** Opens the fields of many events in the thread; those that it could not open are opened when they are read. */
const openBeforehand = async (opening: Opening, fields: readonly SealedField[]): Promise<void> => {
  const places = new Map<string, number>();
  const keys: Buffer[] = [];
  const keyOf = fields.map(({ subject, key }) => {
    const place = places.get(subject) ?? keys.push(key) - 1;
    places.set(subject, place);
    return place;
  });
  const opened = await opening({
    ...{ keys, keyOf },
    ...{ bound: fields.map(({ bound }) => bound), sealed: fields.map(({ sealed }) => sealed) },
  });
  for (const [index, { data, field, key, bound, sealed }] of fields.entries()) {
    const text = opened[index];
    if (typeof text === 'string') data[field] = JSON.parse(text);
    else openedWhenRead(data, field, () => unseal(key, bound, sealed));
  }
};

export const codec = (definitions: EventDefinitions, keys: PersonKeys, opening: Opening = openingThread()): Codec => {
  const personalOf = new Map(
    Object.entries(definitions)
      .map(([type, definition]) => [type, personalFieldsOf(definition)] as const)
      .filter(([, fields]) => fields.length > 0),
  );
  const boundTo = (id: string, field: string) => `${id}/${field}`;
  /** The fields that someone has read, by type: in a long log they will be read of the next events too. */
  const read = new Map([...personalOf.keys()].map((type) => [type, new Set<string>()]));

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
      const many = known.length >= worthAThread;
      const beforehand: SealedField[] = [];
      const opened = (event: RecordedEvent): object => {
        const fields = personalOf.get(event.type);
        if (!fields) return event.data;
        const data: Record<string, unknown> = { ...event.data };
        const { subject } = event.metadata;
        const key = subject === undefined ? undefined : found.get(subject);
        const readBefore = read.get(event.type);
        for (const { field } of fields) {
          const sealed = data[field];
          if (!key || subject === undefined || typeof sealed !== 'string') {
            data[field] = null;
            continue;
          }
          const bound = boundTo(event.id, field);
          if (many && readBefore?.has(field)) beforehand.push({ data, field, subject, key, bound, sealed });
          else
            openedWhenRead(data, field, () => {
              readBefore?.add(field);
              return unseal(key, bound, sealed);
            });
        }
        return data;
      };
      const datas = known.map(opened);
      if (beforehand.length > 0) await openBeforehand(opening, beforehand);
      return known.map((event, index) => {
        const definition = definitions[event.type];
        const data = datas[index] ?? event.data;
        const today = definition ? upcast(definition, event.metadata.version, data) : data;
        return today === event.data ? event : { ...event, data: today };
      });
    },
  };
};
