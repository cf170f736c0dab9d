import { isIP, isIPv6 } from 'node:net';

/** The part of an address that stands for one connection: IPv4 whole, IPv6 its /64. */
export function toNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/**
 * What is kept of an address with a session: enough to recognize the place, too little to name the line. A proxy that
 * passes on what a client made up tells no address.
 */
export function toCoarseNetwork(ip: string): string {
  if (isIP(ip) === 0) return 'unknown';
  const network = toNetwork(ip);
  if (network.endsWith('::/64')) return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
