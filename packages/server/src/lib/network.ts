import { isIP, isIPv6 } from 'node:net';

/** The part of an IP address that identifies one connection: all of IPv4, the /64 prefix of IPv6. */
export function toNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/**
 * The network to store with a session: enough for the user to recognize the place, too little to identify the
 * connection. Invalid addresses, which a proxy may pass on from a client, become `unknown`.
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
