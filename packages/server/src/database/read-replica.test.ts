import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, notFound } from '../http/api-error.ts';
import type { Em } from './entity-manager.ts';
import { createReadReplica } from './read-replica.ts';

const position = { position: '0/1', system: '7', database: 'stylekit' };
const primary = { execute: async () => [position] } as unknown as Em;
const fresh = { execute: async () => [{ isFresh: true }] };

/** A replica whose transactions do what the function says. */
function openReplica(transactional: (work: (em: unknown) => Promise<unknown>) => Promise<unknown>) {
  const fork = vi.fn(() => ({ transactional }) as unknown as Em);
  return { fork, replica: createReadReplica(fork) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leaves a read to the primary after two seconds, and the next ones for two more', async () => {
  const { fork, replica } = openReplica(() => new Promise(() => undefined));
  const reading = replica.read(primary, async () => 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await reading).toBeNull();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await replica.read(primary, async () => 1)).toBeNull();
  expect(fork).toHaveBeenCalledTimes(1);
  expect(replica.counts).toEqual({ answered: 0, behind: 0, failed: 2 });
  await vi.advanceTimersByTimeAsync(1);
  const retried = replica.read(primary, async () => 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await retried).toBeNull();
  expect(fork).toHaveBeenCalledTimes(2);
});

it('passes on a read that found nothing, without asking the primary again', async () => {
  const { replica } = openReplica((work) => work(fresh));
  const read = async () => {
    throw notFound();
  };
  await expect(replica.read(primary, read)).rejects.toBeInstanceOf(ApiError);
  expect(replica.counts).toEqual({ answered: 1, behind: 0, failed: 0 });
});

it('leaves a read that the replica canceled to the primary', async () => {
  const { replica } = openReplica((work) => work(fresh));
  const read = async () => {
    throw Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  };
  expect(await replica.read(primary, read)).toBeNull();
});
