import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { type ActorCtx, inTransaction } from '../../context/context.ts';
import { columns, queries, toDate } from '../../database/entity-manager.ts';
import { type Project, ProjectEntity } from '../../database/tables/project.entity.ts';
import { UploadEntity } from '../../database/tables/upload.entity.ts';
import { invalid, notFound } from '../../http/api-error.ts';
import type { Cursor } from '../../http/page.ts';
import { releaseCredit } from '../ledger/ledger.service.ts';
import { parseUploadUrl } from '../upload/upload-name.ts';
import type { CountedProject } from './project.presenter.ts';
import type { ProjectBody } from './project.schema.ts';

/** The person's projects, the newest first, archived ones too. */
export async function listProjects(
  ctx: ActorCtx,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<CountedProject[]> {
  const own = selectOwn(ctx);
  const rest =
    after === null
      ? own
      : own.where(sql<boolean>`(project.created_at, project.id) < (${after.createdAt}, ${after.id})`);
  const rows = await rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toProject);
}

/** @throws ApiError 404 when it is unknown or somebody else's */
export async function findProject(ctx: ActorCtx, id: string): Promise<CountedProject> {
  const row = await selectOwn(ctx).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toProject(row);
}

/** @throws ApiError 400 when the logo is an upload that is not the person's own */
export async function createProject(ctx: ActorCtx, body: ProjectBody): Promise<CountedProject> {
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
  return findProject(ctx, project.id);
}

/**
 * Changes what is said about a project; a logo that is left out stays as it is.
 *
 * @throws ApiError 404, or 400 when the logo is an upload that is not the person's own
 */
export async function updateProject(ctx: ActorCtx, id: string, body: ProjectBody): Promise<CountedProject> {
  if (body.logoUrl !== undefined) await assertOwnLogo(ctx, body.logoUrl);
  const { name, description, logoUrl } = body;
  await change(ctx, id, { name, description, ...(logoUrl === undefined ? {} : { logoUrl }) });
  return findProject(ctx, id);
}

/** Archives a project, or brings it back; doing either twice changes nothing more. */
export async function setProjectArchived(
  ctx: ActorCtx,
  id: string,
  isArchived: boolean,
): Promise<CountedProject> {
  await change(ctx, id, { isArchived });
  return findProject(ctx, id);
}

/**
 * Removes a project and all of its style guides for good. Credits of guides that are still being made go back.
 *
 * @throws ApiError 404 when it is unknown or somebody else's
 */
export function deleteProject(ctx: ActorCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const db = queries(tx.em);
    // Locked first, so that no style guide is added between the release of credits and the end of the project.
    const project = await db
      .selectFrom('project')
      .select('id')
      .where('id', '=', id)
      .where('userId', '=', tx.actor.userId)
      .forUpdate()
      .executeTakeFirst();
    if (project === undefined) throw notFound();
    const open = await db
      .selectFrom('style_tile')
      .select(['id', 'userId', 'reservationId'])
      .where('projectId', '=', id)
      .where('reservationId', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id: styleTileId, userId, reservationId } of open) {
      if (reservationId !== null) await releaseCredit(tx, { userId, styleTileId, reservationId });
    }
    await tx.em.nativeDelete(ProjectEntity, { id });
    await announce(tx, id);
  });
}

function selectOwn({ em, actor }: ActorCtx) {
  return columns(em)
    .selectFrom('project')
    .select(['id', 'name', 'description', 'logo_url', 'is_archived', 'created_at', 'updated_at'])
    .select((eb) =>
      eb
        .selectFrom('style_tile')
        .whereRef('style_tile.project_id', '=', 'project.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('style_tile_count'),
    )
    .where('user_id', '=', actor.userId);
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>>;

function toProject(row: ProjectRow): CountedProject {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    logoUrl: row.logo_url,
    isArchived: row.is_archived,
    createdAt: toDate(row.created_at),
    updatedAt: toDate(row.updated_at),
    styleTileCount: row.style_tile_count,
  };
}

async function change(
  ctx: ActorCtx,
  id: string,
  fields: Partial<Pick<Project, 'name' | 'description' | 'logoUrl' | 'isArchived'>>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.em.nativeUpdate(
      ProjectEntity,
      { id, userId: tx.actor.userId },
      { ...fields, updatedAt: tx.now },
    );
    if (changed === 0) throw notFound();
    await announce(tx, id);
  });
}

async function assertOwnLogo({ em, actor }: ActorCtx, logoUrl: string | null): Promise<void> {
  const name = parseUploadUrl(logoUrl);
  if (name === null) return;
  const own = await em.count(UploadEntity, { name, userId: actor.userId });
  if (own === 0) {
    const message = 'The uploaded logo is not there any more. Please upload it again.';
    throw invalid(message, [{ path: 'logoUrl', message }]);
  }
}

function announce({ house, em, actor }: ActorCtx, id: string): Promise<void> {
  return house.sync.announce(em, { userId: actor.userId, kind: 'project', id, projectId: id });
}
