import { isIP, isIPv6 } from 'node:net';

/** The first six groups of an IPv6 address that stands for one of IPv4. */
const MAPPED = '0:0:0:0:0:ffff';

/** The part of an IP address that identifies one connection: all of IPv4, the /64 prefix of IPv6. */
export function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') === MAPPED) return groups.slice(6).flatMap(toBytes).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
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

/** The eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = withoutDots(ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** An IPv6 address may end with four decimal bytes instead of two groups. */
function withoutDots(ip: string): string {
  return ip.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
  });
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
