import { randomUUIDv7 } from 'node:crypto';
import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { Brief } from '../../src/database/json-brief.ts';
import { type Project, ProjectEntity } from '../../src/database/tables/project.entity.ts';
import { type StyleTile, StyleTileEntity } from '../../src/database/tables/style-tile.entity.ts';
import type { SignedUp, TestServer } from './test-server.ts';

export const AI_BRIEF = 'A bakery in Lisbon that bakes sourdough over oak';

/** A custom brief with the defaults of the form. */
export const CUSTOM_BRIEF = parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'AI Generated Style' });

/** The request body of a custom guide. */
export function customBody(name = 'Our Custom Style'): Record<string, unknown> {
  const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name }));
  return { generationMode: 'custom', name, description: '', generated: true, generatedData: guide };
}

export async function addProject(server: TestServer, owner: SignedUp, name = 'Bakery'): Promise<Project> {
  const { em } = server.ctx();
  const now = nextTime();
  const project = em.create(ProjectEntity, {
    id: randomUUIDv7(),
    userId: owner.user.id,
    name,
    description: 'A brand',
    createdAt: now,
    updatedAt: now,
  });
  await em.persist(project).flush();
  return project;
}

/** Inserts a style guide directly, bypassing ledger and queue. */
export async function addTile(
  server: TestServer,
  project: Pick<Project, 'id' | 'userId'>,
  overrides: Partial<Omit<StyleTile, 'brief' | 'generationMode'>> & { readonly brief?: Brief } = {},
): Promise<StyleTile> {
  const { em } = server.ctx();
  const now = nextTime();
  const { brief = parseBrief('ai', { description: AI_BRIEF }) } = overrides;
  const tile = em.create(StyleTileEntity, {
    id: randomUUIDv7(),
    projectId: project.id,
    userId: project.userId,
    name: 'AI Generated Style',
    generationMode: brief.mode,
    generationStatus: 'generated',
    generatedData: buildCustomGuide(CUSTOM_BRIEF),
    createdAt: now,
    updatedAt: now,
    ...overrides,
    brief,
  });
  await em.persist(tile).flush();
  return tile;
}

let lastMs = 0;

/** The current time, but later with each call, because lists are ordered by it. */
function nextTime(): Date {
  lastMs = Math.max(lastMs + 1, Date.now());
  return new Date(lastMs);
}
