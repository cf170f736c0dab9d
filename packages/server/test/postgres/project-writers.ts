import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { ProjectEntity } from '../../src/database/tables/project.entity.ts';
import type { SignedUp, TestServer } from '../support/test-server.ts';

/** How long a writer waits after a write that was not acknowledged. */
const PAUSE_MS = 20;

/** Users who create projects without a pause until they are stopped. */
export interface ProjectWriters {
  /** The projects whose creation was acknowledged, in order. */
  readonly acknowledged: readonly string[];
  /** The statuses of all answers, in ascending order. */
  statuses(): number[];
  /** Resolves when another project was acknowledged. */
  progress(): Promise<void>;
  /** Resolves when each writer may have had another write refused. */
  refusals(): Promise<void>;
  /** Resolves when each writer had a write acknowledged, with the number that were refused; counts those that start now. */
  recovery(): Promise<number>;
  /** Resolves when all calls are answered. */
  stop(): Promise<void>;
}

export function startProjectWriters(owners: readonly SignedUp[]): ProjectWriters {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let refused = 0;
  let counted = { refused: 0, writers: new Set<number>() };
  let isOver = false;
  const working = owners.map(async ({ browser }, writer) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `${writer}-${count}`;
      const period = counted;
      const reply = await browser.post('/api/projects', { name, description: 'A brand' });
      statuses.add(reply.statusCode);
      if (reply.statusCode === 201) {
        acknowledged.push(reply.json().id);
        period.writers.add(writer);
        continue;
      }
      refused += 1;
      period.refused += 1;
      await delay(PAUSE_MS);
    }
  });
  return {
    acknowledged,
    statuses: () => [...statuses].sort((a, b) => a - b),
    progress: async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
    },
    refusals: async () => {
      const before = refused;
      await expect.poll(() => refused).toBeGreaterThan(before + owners.length);
    },
    recovery: async () => {
      const period = { refused: 0, writers: new Set<number>() };
      counted = period;
      await expect.poll(() => period.writers.size).toBe(owners.length);
      return period.refused;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };
}

/** Those of the projects that the database does not have. */
export async function findLost(server: TestServer, ids: readonly string[]): Promise<string[]> {
  const projects = await server.ctx().em.find(ProjectEntity, {}, { fields: ['id'] });
  const stored = new Set(projects.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id));
}
