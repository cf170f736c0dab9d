import { randomUUIDv7 } from 'node:crypto';
import { type Expression, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type ActorCtx, inTransaction } from '../../context/context.ts';
import { type OwnReader, readerOf } from '../../context/own-reader.ts';
import { defineOwnRead } from '../../context/session-check.ts';
import type { Tables } from '../../database/entity-manager.ts';
import { lockRow, lockRows } from '../../database/lock-rows.ts';
import { isOlder } from '../../database/older-rows.ts';
import { type Project, ProjectEntity } from '../../database/tables/project.entity.ts';
import { UploadEntity } from '../../database/tables/upload.entity.ts';
import { invalidField, notFound } from '../../http/api-error.ts';
import type { Cursor, PageRequest } from '../../http/page.ts';
import { releaseCredit } from '../ledger/ledger.service.ts';
import { releaseLogo } from '../upload/upload.service.ts';
import { parseUploadUrl } from '../upload/upload-name.ts';
import type { ListedProject } from './project.presenter.ts';
import type { ProjectBody } from './project.schema.ts';

const PROJECTS = defineOwnRead<{ limit: number }, ListedProject>('projects', (db, { userId, limit }) =>
  newestFirst(selectOwn(db, userId)).limit(limit),
);

const OLDER_PROJECTS = defineOwnRead<{ limit: number } & Cursor, ListedProject>(
  'older-projects',
  (db, slots) => newestFirst(selectOwn(db, slots.userId).where(isOlder(slots))).limit(slots.limit),
);

const PROJECT = defineOwnRead<{ id: string }, ListedProject>('project', (db, { userId, id }) =>
  selectOwn(db, userId).where('id', '=', id),
);

/** The user's projects, newest first, including archived ones. */
export function listProjects(reader: OwnReader, { limit, after }: PageRequest): Promise<ListedProject[]> {
  return after === null
    ? reader.read(PROJECTS, { limit })
    : reader.read(OLDER_PROJECTS, { limit, createdAt: after.createdAt, id: after.id });
}

/** @throws ApiError 404 when it is unknown or belongs to another user */
export async function findProject(reader: OwnReader, id: string): Promise<ListedProject> {
  const [project] = await reader.read(PROJECT, { id });
  if (project === undefined) throw notFound();
  return project;
}

/** @throws ApiError 400 when the logo is an upload of another user */
export async function createProject(ctx: ActorCtx, body: ProjectBody): Promise<ListedProject> {
  await assertOwnLogo(ctx, body.logoUrl ?? null);
  const project: Project = ctx.em.create(ProjectEntity, {
    id: randomUUIDv7(),
    userId: ctx.actor.userId,
    name: body.name,
    description: body.description,
    logoUrl: body.logoUrl ?? null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await inTransaction(ctx, async (tx) => {
    await tx.em.persist(project).flush();
    await announce(tx, project.id);
  });
  return findProject(readerOf(ctx.em, ctx.actor.userId), project.id);
}

/**
 * Updates a project; an omitted logo is not changed.
 *
 * @throws ApiError 404, or 400 when the logo is an upload of another user
 */
export async function updateProject(ctx: ActorCtx, id: string, body: ProjectBody): Promise<ListedProject> {
  if (body.logoUrl !== undefined) await assertOwnLogo(ctx, body.logoUrl);
  const { name, description, logoUrl } = body;
  await change(ctx, id, { name, description, ...(logoUrl === undefined ? {} : { logoUrl }) });
  return findProject(readerOf(ctx.em, ctx.actor.userId), id);
}

/** Archives or restores a project; repeating either has no further effect. */
export async function setProjectArchived(
  ctx: ActorCtx,
  id: string,
  isArchived: boolean,
): Promise<ListedProject> {
  await change(ctx, id, { isArchived });
  return findProject(readerOf(ctx.em, ctx.actor.userId), id);
}

/**
 * Permanently deletes a project and all its style guides, and returns the credits of unfinished ones.
 *
 * @throws ApiError 404 when it is unknown or belongs to another user
 */
export function deleteProject(ctx: ActorCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // Locked first, so that no style guide is added between returning the credits and deleting the project.
    const project = await lockRow(tx.em, 'project', {
      where: { id, userId: tx.actor.userId },
      strength: 'update',
      columns: ['id', 'logoUrl'],
    });
    if (project === null) throw notFound();
    await releaseLogo(tx, project.logoUrl);
    const open = await lockRows(tx.em, 'style_tile', {
      where: { userId: tx.actor.userId, projectId: id },
      condition: sql<boolean>`reservation_id is not null`,
      strength: 'update',
      columns: ['id', 'userId', 'reservationId'],
    });
    for (const { id: styleTileId, userId, reservationId } of open) {
      if (reservationId !== null) await releaseCredit(tx, { userId, styleTileId, reservationId });
    }
    await tx.em.nativeDelete(ProjectEntity, { userId: tx.actor.userId, id });
    await announce(tx, id);
  });
}

function selectOwn(db: Kysely<Tables>, userId: Expression<string>) {
  return db
    .selectFrom('project')
    .select(['id', 'name', 'description', 'logoUrl', 'isArchived', 'createdAt', 'updatedAt'])
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('style_tile')
          .where('style_tile.userId', '=', userId)
          .whereRef('style_tile.projectId', '=', 'project.id')
          .select(sql<number>`count(*)::int`.as('styleTileCount'))
          .select(({ fn }) => fn.max('style_tile.updatedAt').as('changedAt'))
          .as('guides'),
      (join) => join.onTrue(),
    )
    .select(['guides.styleTileCount'])
    .select(({ fn, ref }) =>
      fn<Date>('greatest', [ref('project.updatedAt'), ref('guides.changedAt')]).as('lastChangedAt'),
    )
    .select((eb) =>
      eb
        .selectFrom('style_tile')
        .select('palette')
        .where('style_tile.userId', '=', userId)
        .whereRef('style_tile.projectId', '=', 'project.id')
        .where('style_tile.isArchived', '=', false)
        .where('style_tile.generationStatus', '=', 'generated')
        .orderBy('style_tile.createdAt', 'desc')
        .orderBy('style_tile.id', 'desc')
        .limit(1)
        .as('latestPalette'),
    )
    .where('userId', '=', userId);
}

function newestFirst<Row>(select: SelectQueryBuilder<Tables, 'project', Row>) {
  return select.orderBy('createdAt', 'desc').orderBy('id', 'desc');
}

async function change(
  ctx: ActorCtx,
  id: string,
  fields: Partial<Pick<Project, 'name' | 'description' | 'logoUrl' | 'isArchived'>>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (fields.logoUrl !== undefined) await releaseFormerLogo(tx, id, fields.logoUrl);
    const changed = await tx.em.nativeUpdate(
      ProjectEntity,
      { id, userId: tx.actor.userId },
      { ...fields, updatedAt: tx.now },
    );
    if (changed === 0) throw notFound();
    await announce(tx, id);
  });
}

/** The project is locked, so that of two changes at once each releases the logo that it replaces. */
async function releaseFormerLogo(
  tx: ActorCtx,
  id: string,
  logoUrl: string | null | undefined,
): Promise<void> {
  const project = await lockRow(tx.em, 'project', {
    where: { id, userId: tx.actor.userId },
    strength: 'no key update',
    columns: ['logoUrl'],
  });
  if (project !== null && project.logoUrl !== logoUrl) await releaseLogo(tx, project.logoUrl);
}

async function assertOwnLogo({ em, actor }: ActorCtx, logoUrl: string | null): Promise<void> {
  const name = parseUploadUrl(logoUrl);
  if (name === null) return;
  const own = await em.count(UploadEntity, { name, userId: actor.userId });
  if (own === 0) {
    const message = 'The uploaded logo no longer exists. Please upload it again.';
    throw invalidField('logoUrl', message);
  }
}

function announce({ services, em, actor }: ActorCtx, id: string): Promise<void> {
  return services.sync.announce(em, { userId: actor.userId, kind: 'project', id, projectId: id });
}
