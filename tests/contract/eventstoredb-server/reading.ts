import { type EventEmitter, once } from 'node:events';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Log, Recorded } from './log.ts';

type Call = ServerWritableStream<ReadReq, ReadResp>;

const answer = (): ReadResp => new streams.ReadResp();

const eventAnswer = (entry: Recorded): ReadResp => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(entry.stream));
  const id = new shared.UUID();
  id.setString(entry.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier);
  recorded.setStreamRevision(String(entry.revision));
  recorded.setCommitPosition(String(entry.position));
  recorded.setPreparePosition(String(entry.position));
  for (const [key, value] of entry.metadata) recorded.getMetadataMap().set(key, value);
  recorded.setCustomMetadata(entry.customMetadata);
  recorded.setData(entry.data);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(entry.position));
  const response = answer();
  response.setEvent(event);
  return response;
};

const either = async (one: EventEmitter, event: string, other: EventEmitter, otherEvent: string): Promise<void> => {
  const settled = new AbortController();
  const { signal } = settled;
  await Promise.race([once(one, event, { signal }), once(other, otherEvent, { signal })]);
  settled.abort();
};

const write = async (call: Call, response: ReadResp): Promise<void> => {
  if (call.cancelled || call.write(response)) return;
  await either(call, 'drain', call, 'cancelled');
};

const readOneStream = async (log: Log, call: Call, options: ReadReq.Options): Promise<void> => {
  const asked = options.getStream() as ReadReq.Options.StreamOptions;
  const name = Buffer.from(asked.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const there = log.stream(name);
  if (!there) {
    const missing = new streams.ReadResp.StreamNotFound();
    missing.setStreamIdentifier(asked.getStreamIdentifier());
    const response = answer();
    response.setStreamNotFound(missing);
    await write(call, response);
    return;
  }
  const backwards = options.getReadDirection() === 1;
  const from = asked.hasRevision() ? Number(asked.getRevision()) : asked.hasEnd() ? there.length - 1 : 0;
  const wanted = backwards ? there.slice(0, from + 1).reverse() : there.slice(from);
  for (const entry of wanted.slice(0, Number(options.getCount()))) await write(call, eventAnswer(entry));
};

const fromOf = (options: ReadReq.Options): number => {
  const all = options.getAll() as ReadReq.Options.AllOptions;
  if (all.hasEnd()) return Number.MAX_SAFE_INTEGER;
  return all.hasPosition() ? Number(all.getPosition()?.getCommitPosition()) : 0;
};

const readWholeLog = async (log: Log, call: Call, options: ReadReq.Options): Promise<void> => {
  const from = fromOf(options);
  const wanted =
    options.getReadDirection() === 1
      ? log.entries.filter(({ position }) => position < from).reverse()
      : log.entries.filter(({ position }) => position >= from);
  for (const entry of wanted.slice(0, Number(options.getCount()))) {
    if (call.cancelled) return;
    await write(call, eventAnswer(entry));
  }
};

const checkpointAnswer = ({ position }: Recorded): ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const response = answer();
  response.setCheckpoint(checkpoint);
  return response;
};

const subscribe = async (log: Log, call: Call, options: ReadReq.Options): Promise<void> => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(crypto.randomUUID());
  const confirmed = answer();
  confirmed.setConfirmation(confirmation);
  await write(call, confirmed);
  const regex = new RegExp(options.getFilter()?.getEventType()?.getRegex() ?? '');
  const after = options.getAll()?.hasPosition() ? fromOf(options) : -1;
  let next = log.entries.findIndex(({ position }) => position > after);
  if (next < 0) next = log.entries.length;
  let live = false;
  while (!call.cancelled) {
    const entry = log.entries[next];
    if (entry) {
      next++;
      if (regex.test(entry.metadata.get('type') ?? '')) await write(call, eventAnswer(entry));
      else await write(call, checkpointAnswer(entry));
      continue;
    }
    if (!live) {
      live = true;
      const caughtUp = answer();
      caughtUp.setCaughtUp(new streams.ReadResp.CaughtUp());
      await write(call, caughtUp);
      continue;
    }
    await either(log.appended, 'appended', call, 'cancelled');
  }
};

/** Streams/Read: one stream, the whole log, or a subscription to it, no faster than the client reads. */
export const read = async (log: Log, call: Call): Promise<void> => {
  const options = call.request.getOptions() as ReadReq.Options;
  if (options.hasSubscription()) await subscribe(log, call, options);
  else if (options.hasStream()) await readOneStream(log, call, options);
  else await readWholeLog(log, call, options);
  call.end();
};
