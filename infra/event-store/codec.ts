import type { Message } from '#domain/decider.ts';
import { type EventDefinition, type EventDefinitions, personalFieldsOf, upcast, versionOf } from '#domain/event.ts';
import { type Opening, openingThread } from '../keys/opening.ts';
import type { SealedValue } from '../keys/opening-thread.ts';
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

type Data = Record<string, unknown>;

/** Where the data of an event keeps what its fields are opened with. */
const opener = Symbol('opener');
type Opener = { readonly event: RecordedEvent; readonly key: Buffer };
type Sealed = Data & { readonly [opener]: Opener };

const boundTo = (id: string, field: string) => `${id}/${field}`;

/** A personal field of a type of event: `of` names the person, `whenRead` is how it opens itself. */
type Field = { readonly of: string; readonly whenRead: PropertyDescriptor; wasRead: boolean };

/**
 * A field is opened when it is first read: few readers of an event read it, and opening takes longer than the rest. All
 * events of a type share one getter, so that V8 gives their data one shape.
 */
const fieldOf = (name: string, of: string): Field => {
  const common = { enumerable: true, configurable: true } as const;
  const field: Field = {
    of,
    whenRead: {
      ...common,
      get(this: Sealed) {
        const { event, key } = this[opener];
        const value = unseal(key, boundTo(event.id, name), String((event.data as Data)[name]));
        Object.defineProperty(this, name, { ...common, writable: true, value });
        field.wasRead = true;
        return value;
      },
    },
    wasRead: false,
  };
  return field;
};

const openWhenRead = (data: Data, name: string, { whenRead }: Field, by: Opener): void => {
  if (!(opener in data)) Object.defineProperty(data, opener, { value: by });
  Object.defineProperty(data, name, whenRead);
};

type ToOpen = { readonly data: Data; readonly name: string; readonly field: Field; readonly by: Opener };

/** In memory of their own: a view would take all that it is a part of to the other thread. */
const oneAfterTheOther = (keys: Iterable<Buffer>): Uint8Array => Uint8Array.from(Buffer.concat([...keys]));

/** Opens the fields of many events in the thread; those that it could not open are opened when they are read. */
const openBeforehand = async (opening: Opening, fields: readonly ToOpen[]): Promise<void> => {
  const places = new Map<Buffer, number>();
  for (const { by } of fields) if (!places.has(by.key)) places.set(by.key, places.size);
  const values = fields.map(({ data, name, by: { event, key } }): SealedValue => {
    return [places.get(key) ?? -1, boundTo(event.id, name), String(data[name])];
  });
  const opened: unknown[] = JSON.parse(
    await opening({ keys: oneAfterTheOther(places.keys()), json: JSON.stringify(values) }),
  );
  for (const [index, { data, name, field, by }] of fields.entries()) {
    const value = opened[index];
    if (value == null) openWhenRead(data, name, field, by);
    else data[name] = value;
  }
};

export const codec = (definitions: EventDefinitions, keys: PersonKeys, opening: Opening = openingThread()): Codec => {
  const known = new Map(
    Object.entries(definitions).map(([type, definition]) => {
      const fields = personalFieldsOf(definition).map(({ field, of }) => [field, fieldOf(field, of)] as const);
      return [type, { definition, fields: fields.length > 0 ? fields : undefined }];
    }),
  );

  return {
    async encode({ type, data }, id, metadata) {
      const { definition, fields } = known.get(type) ?? {};
      if (!definition) throw new Error(`${type} is not in the catalogue of events`);
      const stored: Data = definition.schema.parse(data);
      let subject: string | undefined;
      for (const [field, { of }] of fields ?? []) {
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
      const subjects = new Set<string>();
      for (const { metadata } of events) if (metadata.subject !== undefined) subjects.add(metadata.subject);
      const found = await keys.find([...subjects]);
      const many = events.length >= worthAThread;
      const beforehand: ToOpen[] = [];
      const readable = (event: RecordedEvent, fields: readonly (readonly [string, Field])[]): Data => {
        const key = found.get(event.metadata.subject ?? '');
        const by = key && { event, key };
        const data: Data = { ...event.data };
        for (const [name, field] of fields) {
          if (!by || typeof data[name] !== 'string') data[name] = null;
          else if (many && field.wasRead) beforehand.push({ data, name, field, by });
          else openWhenRead(data, name, field, by);
        }
        return data;
      };
      const read: { readonly event: RecordedEvent; readonly definition: EventDefinition; readonly data: object }[] = [];
      for (const event of events) {
        const { definition, fields } = known.get(event.type) ?? {};
        if (definition) read.push({ event, definition, data: fields ? readable(event, fields) : event.data });
      }
      if (beforehand.length > 0) await openBeforehand(opening, beforehand);
      return read.map(({ event, definition, data }) => {
        const today = upcast(definition, event.metadata.version, data);
        return today === event.data ? event : { ...event, data: today };
      });
    },
  };
};
