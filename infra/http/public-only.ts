import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

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
