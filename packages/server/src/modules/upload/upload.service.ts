import { sql } from 'kysely';
import { UPLOAD_QUOTA_BYTES } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type Upload, UploadEntity } from '../../database/tables/upload.entity.ts';
import { conflict, notFound, unauthenticated } from '../../http/api-error.ts';
import { type PreparedLogo, prepareLogo } from './prepare-logo.ts';
import type { SentLogo } from './read-logo.ts';
import type { DeleteUploadBody } from './upload.schema.ts';
import { createUploadName, isUploadName, parseUploadUrl } from './upload-name.ts';

/**
 * Checks a logo, writes it anew and stores it under a name of its own; answers that name. The bytes are stored first:
 * a row always has its file, and a file without a row is removed again, here or by the sweep.
 *
 * @throws ApiError everything `prepareLogo` refuses; 409 when the person's logos take up all the room they have; 503 and
 *   507 from the store
 */
export async function storeUpload(ctx: ActorCtx, sent: SentLogo): Promise<string> {
  const logo = await prepareLogo(sent);
  const name = createUploadName(logo.kind);
  await ctx.house.uploads.put(name, logo.bytes, logo.contentType);
  try {
    await inTransaction(ctx, (tx) => insertUpload(tx, name, logo));
  } catch (error) {
    await removeBytes(ctx, name);
    throw error;
  }
  return name;
}

/** @throws ApiError 404 for a name that is none or names nothing */
export async function findUpload({ em }: Ctx, name: string): Promise<Upload> {
  // No other name reaches the database or the store.
  const upload = isUploadName(name)
    ? await em.findOne(UploadEntity, { name }, { disableIdentityMap: true })
    : null;
  if (upload === null) throw notFound();
  return upload;
}

/** @throws ApiError 404 when the bytes are gone; 503 when the store does not answer */
export async function loadLogo({ house }: Ctx, { name }: Upload): Promise<Buffer> {
  const bytes = await house.uploads.get(name);
  if (bytes === null) throw notFound();
  return bytes;
}

/**
 * Removes an own logo, unless another project of the person's shows it: then it stays, and the sweep removes it when it
 * is no longer shown.
 *
 * @throws ApiError 404 for anything that is not the address of an own upload
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
    await tx.em.nativeDelete(UploadEntity, { name });
    return true;
  });
  if (isRemoved) await removeBytes(ctx, name);
}

/** Removes bytes that have no row; where the store fails, the sweep tries again, and nobody is shown them meanwhile. */
export async function removeBytes({ house }: Ctx, name: string): Promise<void> {
  try {
    await house.uploads.remove(name);
  } catch (err) {
    house.log.warn({ err, upload: name }, 'a removed logo is still in the store');
  }
}

/** The row of the person is held, so that no number of uploads at once passes the quota. */
async function insertUpload(tx: ActorCtx, name: string, { bytes, contentType }: PreparedLogo): Promise<void> {
  const { userId } = tx.actor;
  const person = await lockRow(tx.em, 'app_user', {
    where: { id: userId },
    strength: 'no key update',
    columns: ['id'],
  });
  // The account was deleted while the file was on its way.
  if (person === null) throw unauthenticated();
  const { used } = await queries(tx.em)
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(byte_length), 0)::int`.as('used'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (used + bytes.length > UPLOAD_QUOTA_BYTES) {
    throw conflict(
      `Your logos take up the ${UPLOAD_QUOTA_BYTES / 1_048_576} MB an account has for them. Remove a logo you no longer need, then upload this one again.`,
      'SK_UPLOAD_QUOTA',
    );
  }
  const upload = tx.em.create(UploadEntity, {
    name,
    userId,
    contentType,
    byteLength: bytes.length,
    createdAt: tx.now,
  });
  await tx.em.persist(upload).flush();
}
