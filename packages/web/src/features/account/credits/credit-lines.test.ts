import type { Transaction } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { toCreditLines } from './credit-lines.ts';

type Step = readonly [kind: Transaction['kind'], guide?: string];

const DELTAS = { grant: 3, reserve: -1, capture: 0, release: 1, spend: -1, refund: -2 } as const;

/** Builds a ledger from steps in chronological order and returns it newest first, like the server. */
function toTransactions(steps: readonly Step[], account: 'ai' | 'custom' = 'ai'): Transaction[] {
  let balance = 0;
  return steps
    .map(([kind, guide], index): Transaction => {
      balance += DELTAS[kind];
      return {
        id: `${account}-${index}`,
        kind,
        account,
        delta: DELTAS[kind],
        balance,
        description: kind,
        ...(guide === undefined ? {} : { styleTile: { id: guide, name: guide.toUpperCase() } }),
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
      };
    })
    .toReversed();
}

/** A summary of each line: guide or description, kind, delta and balance. */
function summarize(steps: readonly Step[], isTruncated = false): string[] {
  return toCreditLines(toTransactions(steps), isTruncated).map(
    ({ styleTile, description, kind, delta, balance }) =>
      `${styleTile?.id ?? description} ${kind} ${delta} ${balance}`,
  );
}

describe('credit history lines', () => {
  it.each<[string, readonly Step[], string[]]>([
    ['generated', [['grant'], ['reserve', 'a'], ['capture', 'a']], ['a capture -1 2', 'grant grant 3 3']],
    ['abandoned', [['grant'], ['reserve', 'a'], ['release', 'a']], ['a release 0 3', 'grant grant 3 3']],
    ['in progress', [['grant'], ['reserve', 'a']], ['a reserve -1 2', 'grant grant 3 3']],
    [
      'generated on the second attempt',
      [['grant'], ['reserve', 'a'], ['release', 'a'], ['reserve', 'a'], ['capture', 'a']],
      ['a capture -1 2', 'grant grant 3 3'],
    ],
    ['created in Custom mode', [['grant'], ['spend', 'a']], ['a spend -1 2', 'grant grant 3 3']],
  ])('combine into one for a guide %s', (_what, steps, lines) => {
    expect(summarize(steps)).toEqual(lines);
  });

  it('keep purchases, grants and refunds separate, even when about a guide', () => {
    expect(summarize([['grant'], ['grant'], ['refund'], ['spend', 'a'], ['refund', 'a']])).toEqual([
      'a refund -2 1',
      'a spend -1 3',
      'refund refund -2 4',
      'grant grant 3 6',
      'grant grant 3 3',
    ]);
  });

  it('have consistent balances when guides are generated concurrently', () => {
    const steps: readonly Step[] = [
      ['grant'],
      ['reserve', 'a'],
      ['reserve', 'b'],
      ['release', 'a'],
      ['capture', 'b'],
      ['grant'],
    ];
    expect(summarize(steps)).toEqual([
      'grant grant 3 5',
      'b capture -1 2',
      'a release 0 3',
      'grant grant 3 3',
    ]);
  });

  it('separate the two kinds of credits', () => {
    const custom = toTransactions([['grant'], ['spend', 'c']], 'custom');
    const ai = toTransactions([['grant'], ['reserve', 'a'], ['capture', 'a']]);
    const lines = toCreditLines([...custom, ...ai], false);
    expect(lines.map(({ account, balance }) => [account, balance])).toEqual([
      ['custom', 2],
      ['custom', 3],
      ['ai', 2],
      ['ai', 3],
    ]);
  });

  it('omit a guide that began before the oldest loaded transaction', () => {
    const steps: readonly Step[] = [
      ['grant'],
      ['reserve', 'a'],
      ['reserve', 'b'],
      ['release', 'a'],
      ['capture', 'b'],
    ];
    const newest = toTransactions(steps).slice(0, 3);
    expect(
      toCreditLines(newest, true).map(({ styleTile, delta, balance }) => [styleTile?.id, delta, balance]),
    ).toEqual([['b', -1, 2]]);
  });

  it('sum up to the ledger for any order of transactions', () => {
    const next = toRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const transactions = toTransactions(randomSteps(next));
      const lines = toCreditLines(transactions, false);
      expect(lines[0]?.balance).toBe(transactions[0]?.balance);
      lines.forEach((line, index) => {
        expect(line.balance).toBe((lines[index + 1]?.balance ?? 0) + line.delta);
      });
    }
  });
});

/** A seeded random number generator. */
function toRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** Random steps with grants and several guides at the same time. */
function randomSteps(next: (below: number) => number): Step[] {
  const steps: Step[] = [['grant']];
  const open: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const [first] = open;
    const choice = next(6);
    if (choice === 0) steps.push(['grant']);
    else if (choice < 3 && first !== undefined) {
      steps.push([choice === 1 ? 'capture' : 'release', first]);
      open.shift();
    } else {
      steps.push(['reserve', `guide-${count}`]);
      open.push(`guide-${count}`);
    }
  }
  return steps;
}
