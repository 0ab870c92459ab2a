import { type LookupAddress, lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';
import { refuse } from '#domain/media/media.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import { mostBytes } from './prepare-image.ts';

/** Fetches the picture at an address of Facebook. Throws a `Rejection` (context media) where there is none to be had. */
export type FacebookPictures = (address: string) => Promise<Uint8Array>;

const hosts = ['facebook.com', 'fbcdn.net', 'fbsbx.com'];
const timeoutMs = 10_000;
/** A page's picture (`graph.facebook.com/{page}/picture`) is one redirect away from its file. */
const maxRedirects = 3;

/** An address of Facebook by https, without a port or a password of its own. */
export const isAtFacebook = ({ protocol, port, username, password, hostname }: URL): boolean =>
  protocol === 'https:' &&
  port + username + password === '' &&
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** A list for each family: one alone takes IPv4 addresses for the IPv6 ones that they can be written as. */
const ours = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ours.ipv4.addSubnet(net, bits, 'ipv4');
/** Only global unicast addresses are outside; the blocks are what is left of the space. */
for (const [net, bits] of [
  ['::', 3],
  ['2001::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  ours.ipv6.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to a machine of our own network, or to nobody. */
export const isPrivateAddress = ({ address, family }: LookupAddress): boolean =>
  family === 6 ? ours.ipv6.check(address, 'ipv6') : ours.ipv4.check(address, 'ipv4');

/** Finds the addresses of a host at the moment it is connected to, and refuses those of our own network. */
export const publicOnly: LookupFunction = (host, options, found) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first || addresses.some(isPrivateAddress))
      return found(error ?? new Error(`${host} is not in the public network`), '', 4);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });

/** The bytes of an answer. Throws the rejection `too-heavy` as soon as there are too many. */
const bytesOf = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > mostBytes) throw refuse('too-heavy', { most: mostBytes / 1024 / 1024 });
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Fetches pictures from Facebook, never from an address of our own network, wherever a redirect or a name leads. With
 * `mirror`, they are asked for there: `{mirror}/{host}/{path}`.
 */
export const facebookPictures = (mirror?: string): FacebookPictures => {
  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const target = mirror ? new URL(`${mirror.replace(/\/$/, '')}/${url.hostname}${url.pathname}${url.search}`) : url;
      const options = { signal, headers: { Accept: 'image/*' }, ...(!mirror && { lookup: publicOnly }) };
      const request = target.protocol === 'http:' ? getPlain : get;
      request(target, options, answered).on('error', failed);
    });

  const follow = async (url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Uint8Array> => {
    if (!isAtFacebook(url)) throw refuse('not-at-facebook', {}, '/url');
    const answer = await ask(url, signal).catch(() => {
      throw refuse('picture-unreachable', {}, '/url');
    });
    try {
      const { statusCode = 0, headers } = answer;
      if (
        statusCode >= 300 &&
        statusCode < 400 &&
        headers.location &&
        redirectsLeft > 0 &&
        URL.canParse(headers.location, url.href)
      )
        return await follow(new URL(headers.location, url), signal, redirectsLeft - 1);
      if (statusCode !== 200) throw refuse('picture-unreachable', {}, '/url');
      if (!headers['content-type']?.startsWith('image/')) throw refuse('not-a-photo', {}, '/url');
      return await bytesOf(answer).catch((error: unknown) => {
        throw error instanceof Rejection ? error : refuse('picture-unreachable', {}, '/url');
      });
    } finally {
      answer.destroy();
    }
  };

  return (address) => {
    if (!URL.canParse(address)) return Promise.reject(refuse('not-at-facebook', {}, '/url'));
    return follow(new URL(address), AbortSignal.timeout(timeoutMs), maxRedirects);
  };
};
