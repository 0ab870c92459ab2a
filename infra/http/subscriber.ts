import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the key of a subscriber: the IPv4 address, or the /64 network of an IPv6 address. */
export const subscriberOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

const loopback = /^(::1|(::ffff:)?127\.)/;

/** Headers by which a proxy names the client. */
const spokenFor = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether the request comes from this machine itself and not through a proxy. */
export const fromHere = ({ headers, socket }: FastifyRequest): boolean =>
  !spokenFor.some((name) => headers[name]) && loopback.test(socket.remoteAddress ?? '');
