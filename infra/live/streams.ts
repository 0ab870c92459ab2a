import type { ServerResponse } from 'node:http';
import { burstsOf } from './burst.ts';
import { beatFrame, type Stored } from './message.ts';
import { type Caller, type Ending, Stream } from './stream.ts';

/** Counters since the process started. */
type Counts = {
  opened: number;
  missed: number;
  messages: number;
  deliveries: number;
  readonly ended: Record<Ending, number>;
};

/** The streams to end: all of a person, or those of one session. */
export type Whose = { readonly userId: string } | { readonly sessionId: string };

export type Streams = {
  readonly counts: Counts;
  size(): number;
  /** Opens a stream, which queues messages until `begin`. Closes the person's oldest stream when there are too many. */
  open(answer: ServerResponse, asked: Asked): Stream;
  /** Sends messages to the streams of their topics. */
  deliver(messages: readonly Stored[]): void;
  end(whose: Whose): void;
  /** Whether the caller's streams were ended after `since` (`performance.now()`), so that a new one must be refused. */
  endedSince(caller: Caller, since: number): boolean;
  close(): void;
};

type Asked = {
  readonly caller: Caller;
  readonly topic: string;
  readonly after: number;
  readonly headers: Readonly<Record<string, string>>;
};

type Options = {
  /** The last id that was delivered. */
  readonly last: () => number;
  readonly mostOfOne?: number;
  readonly beatMs?: number;
  /** The maximum duration of a stream, ± 20 %. The client then reconnects and is authenticated again. */
  readonly longestMs?: number;
};

const lookMs = 1000;
const rememberedMs = 60_000;

const groups = <Member>() => {
  const members = new Map<string, Set<Member>>();
  return {
    of: (name: string): ReadonlySet<Member> => members.get(name) ?? new Set(),
    add(name: string, member: Member): void {
      members.set(name, (members.get(name) ?? new Set()).add(member));
    },
    remove(name: string, member: Member): void {
      const group = members.get(name);
      group?.delete(member);
      if (group?.size === 0) members.delete(name);
    },
  };
};

/** Manages the streams of this process. */
export const openStreams = (options: Options): Streams => {
  const { last, mostOfOne = 12, beatMs = 20_000, longestMs = 20 * 60_000 } = options;
  const all = new Map<Stream, { beatAt: number; readonly endAt: number }>();
  const byTopic = groups<Stream>();
  const byUser = groups<Stream>();
  const endings = new Map<string, number>();
  const counts: Counts = { opened: 0, missed: 0, messages: 0, deliveries: 0, ended: { gone: 0, slow: 0, closed: 0 } };
  let closed = false;
  const jittered = (ms: number): number => performance.now() + ms * (0.8 + Math.random() * 0.4);

  const onEnd = (stream: Stream, why: Ending): void => {
    if (!all.delete(stream)) return;
    byTopic.remove(stream.topic, stream);
    byUser.remove(stream.caller.userId, stream);
    counts.ended[why]++;
  };

  const look = (): void => {
    const now = performance.now();
    const id = last();
    const frame = beatFrame(id);
    for (const [stream, times] of all) {
      if (times.endAt <= now) stream.close();
      else if (times.beatAt <= now) {
        times.beatAt = jittered(beatMs);
        stream.beat(frame, id);
      }
    }
    for (const [name, at] of endings) if (at < now - rememberedMs) endings.delete(name);
  };
  const looking = setInterval(look, Math.min(lookMs, beatMs / 2)).unref();

  return {
    counts,
    size: () => all.size,
    open(answer, asked) {
      const [oldest] = byUser.of(asked.caller.userId);
      if (oldest && byUser.of(asked.caller.userId).size >= mostOfOne) oldest.close();
      const stream = new Stream(answer, { ...asked, onEnd });
      all.set(stream, { beatAt: jittered(beatMs), endAt: jittered(longestMs) });
      byTopic.add(asked.topic, stream);
      byUser.add(asked.caller.userId, stream);
      counts.opened++;
      if (closed) stream.close();
      return stream;
    },
    deliver(messages) {
      counts.messages += messages.length;
      for (const [topic, about] of Map.groupBy(messages, (message) => message.topic)) {
        const listening = byTopic.of(topic);
        if (listening.size === 0) continue;
        for (const burst of burstsOf(about)) for (const stream of listening) counts.deliveries += stream.send(burst);
      }
    },
    end(whose) {
      const [name, value] = 'userId' in whose ? ['userId', whose.userId] : ['sessionId', whose.sessionId];
      endings.set(`${name} ${value}`, performance.now());
      const streams = 'userId' in whose ? byUser.of(whose.userId) : all.keys();
      for (const stream of [...streams])
        if ('userId' in whose || stream.caller.sessionId === whose.sessionId) stream.close();
    },
    endedSince({ userId, sessionId }, since) {
      const at = Math.max(endings.get(`userId ${userId}`) ?? -1, endings.get(`sessionId ${sessionId}`) ?? -1);
      return at >= since;
    },
    close() {
      closed = true;
      clearInterval(looking);
      for (const stream of [...all.keys()]) stream.close();
    },
  };
};
