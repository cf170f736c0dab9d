import { sql } from 'kysely';
import { UPLOAD_ORPHAN_SECONDS, UPLOAD_QUOTA_BYTES } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { claimName, dropNames, findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type Upload, UploadEntity } from '../../database/tables/upload.entity.ts';
import { conflict, notFound, unauthenticated } from '../../http/api-error.ts';
import { type PreparedLogo, prepareLogo } from './prepare-logo.ts';
import type { SentLogo } from './read-logo.ts';
import type { DeleteUploadBody } from './upload.schema.ts';
import { createUploadName, isUploadName, parseUploadUrl } from './upload-name.ts';

/**
 * Validates and rewrites a logo, stores it under a new name and returns the name. The bytes are stored first, so that
 * every row has its file; a file without a row is deleted here or by the cleanup.
 *
 * @throws ApiError everything that `prepareLogo` rejects; 409 when the user's quota is exceeded; 503 when too many
 *   images wait; 503 and 507 from the store
 */
export async function storeUpload(ctx: ActorCtx, sent: SentLogo): Promise<string> {
  const logo = await ctx.services.images.run(() => prepareLogo(sent));
  const name = createUploadName(logo.kind);
  await ctx.services.uploads.put(name, logo.bytes, logo.contentType);
  try {
    await inTransaction(ctx, (tx) => insertUpload(tx, name, logo));
  } catch (error) {
    await removeBytes(ctx, name);
    throw error;
  }
  return name;
}

/** @throws ApiError 404 for an invalid or unknown name */
export async function findUpload({ em }: Ctx, name: string): Promise<Upload> {
  // No other name reaches the database or the store.
  const userId = isUploadName(name) ? await findUserId(em, { kind: 'upload', name }) : null;
  const upload =
    userId === null ? null : await em.findOne(UploadEntity, { userId, name }, { disableIdentityMap: true });
  if (upload === null) throw notFound();
  return upload;
}

/** @throws ApiError 404 when the file does not exist; 503 when the store does not respond */
export async function loadLogo({ services }: Ctx, { name }: Upload): Promise<Buffer> {
  const bytes = await services.uploads.get(name);
  if (bytes === null) throw notFound();
  return bytes;
}

/**
 * Deletes a logo of the user, unless another of their projects uses it; the cleanup deletes it when it is unused.
 *
 * @throws ApiError 404 for anything but the URL of the user's own upload
 */
export async function deleteUpload(ctx: ActorCtx, { fileUrl, projectId }: DeleteUploadBody): Promise<void> {
  const name = parseUploadUrl(fileUrl);
  if (name === null) throw notFound();
  const isRemoved = await inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    const own = await lockRow(tx.em, 'upload', {
      where: { name, userId },
      strength: 'update',
      columns: ['name'],
    });
    if (own === null) throw notFound();
    const shown = await queries(tx.em)
      .selectFrom('project')
      .select('id')
      .where('userId', '=', userId)
      .where('logoUrl', '=', `/uploads/${name}`)
      .$if(projectId !== undefined, (query) => query.where('id', '<>', projectId ?? ''))
      .limit(1)
      .executeTakeFirst();
    if (shown !== undefined) return false;
    await tx.em.nativeDelete(UploadEntity, { userId, name });
    await dropNames(tx.em, 'upload', [name]);
    return true;
  });
  if (isRemoved) await removeBytes(ctx, name);
}

/** Lets the cleanup look at a logo that a project no longer shows, in the caller's transaction. */
export async function releaseLogo(tx: ActorCtx, logoUrl: string | null): Promise<void> {
  const name = parseUploadUrl(logoUrl);
  if (name === null) return;
  await tx.em.nativeUpdate(UploadEntity, { userId: tx.actor.userId, name }, { checkAt: nextCheck(tx) });
}

function nextCheck({ now }: Ctx): Date {
  return new Date(now.getTime() + UPLOAD_ORPHAN_SECONDS * 1_000);
}

/** Deletes a file without a row. If the store fails, the cleanup retries; meanwhile the file cannot be accessed. */
export async function removeBytes({ services }: Ctx, name: string): Promise<void> {
  try {
    await services.uploads.remove(name);
  } catch (err) {
    services.log.warn({ err, upload: name }, 'file of a deleted logo could not be removed from the store');
  }
}

/** The user's row is locked, so that simultaneous uploads cannot exceed the quota. */
async function insertUpload(tx: ActorCtx, name: string, { bytes, contentType }: PreparedLogo): Promise<void> {
  const { userId } = tx.actor;
  const user = await lockRow(tx.em, 'app_user', {
    where: { id: userId },
    strength: 'no key update',
    columns: ['id'],
  });
  // The account was deleted during the upload.
  if (user === null) throw unauthenticated();
  const { used } = await queries(tx.em)
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(byte_length), 0)::int`.as('used'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (used + bytes.length > UPLOAD_QUOTA_BYTES) {
    throw conflict(
      `Your logos have reached the quota of ${UPLOAD_QUOTA_BYTES / 1_048_576} MB. Delete a logo ` +
        'that you no longer need, then upload this one again.',
      'SK_UPLOAD_QUOTA',
    );
  }
  await claimName(tx.em, { kind: 'upload', name }, userId);
  const upload = tx.em.create(UploadEntity, {
    userId,
    name,
    contentType,
    byteLength: bytes.length,
    createdAt: tx.now,
    checkAt: nextCheck(tx),
  });
  await tx.em.persist(upload).flush();
}
