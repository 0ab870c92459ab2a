import { get as getPlain, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { refuse } from '#domain/media/media.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import { publicOnly } from '../http/public-only.ts';
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
