import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type AppendReq, type AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream } from '@grpc/grpc-js';
import { type Expected, type Log, type Outcome, type Proposed, WrongVersion } from './log.ts';

const expectedOf = (options: AppendReq.Options): Expected => {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'exists' : 'any';
};

const success = ({ revision, position }: Outcome): AppendResp => {
  const done = new streams.AppendResp.Success();
  done.setCurrentRevision(String(revision));
  if (position === undefined) done.setNoPosition(new shared.Empty());
  else {
    const at = new streams.AppendResp.Position();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    done.setPosition(at);
  }
  const response = new streams.AppendResp();
  response.setSuccess(done);
  return response;
};

const wrongVersion = (actual: number, expected: Expected): AppendResp => {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (actual < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(actual));
  if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
  else wrong.setExpectedNoStream(new shared.Empty());
  const response = new streams.AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
};

/** Streams/Append: one call for each append. `turn` settles when it may happen. */
export const append = async (
  log: Log,
  call: ServerReadableStream<AppendReq, AppendResp>,
  turn: () => Promise<void>,
): Promise<AppendResp> => {
  let options: AppendReq.Options | undefined;
  const events: Proposed[] = [];
  for await (const request of call as AsyncIterable<AppendReq>) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (!message) continue;
    const metadata = new Map<string, string>([['created', String(BigInt(Date.now()) * 10_000n)]]);
    for (const [key, value] of message.getMetadataMap().entries()) metadata.set(key, value);
    events.push({
      id: message.getId()?.getString() ?? '',
      metadata,
      customMetadata: message.getCustomMetadata_asU8(),
      data: message.getData_asU8(),
    });
  }
  if (!options) throw new Error('Append without options');
  await turn();
  const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const expected = expectedOf(options);
  try {
    return success(log.append(stream, expected, events));
  } catch (error) {
    if (error instanceof WrongVersion) return wrongVersion(error.actual, expected);
    throw error;
  }
};
