import { describe, expect, it } from 'vitest';
import { toCoarseNetwork, toNetwork } from './network.ts';

describe('networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    // The same address in the notations of other programs: otherwise all of IPv4 would share one limit.
    ['::FFFF:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7', '203.0.113.0/24'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['::203.0.113.7', '0:0:0:0::/64', '0:0:0::/48'],
    ['2001:db8::1.2.3.4', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ])('identifies %s by %s, and stores %s', (ip, network, coarse) => {
    expect(toNetwork(ip)).toBe(network);
    expect(toCoarseNetwork(ip)).toBe(coarse);
  });

  it('stores nothing of an invalid address', () => {
    for (const made of ['', 'garbage', 'x'.repeat(5_000), '203.0.113.7:99']) {
      expect(toCoarseNetwork(made)).toBe('unknown');
    }
  });

  it('is the same for all addresses of a connection, in every notation', () => {
    const written = ['2001:db8::1', '2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:0DB8:0000:0000:0:0:0:2'];
    expect(new Set(written.map(toNetwork)).size).toBe(1);
  });
});
