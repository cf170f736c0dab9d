import { type Caller, type Ctx, inTransaction, type SessionActor } from '../../context/context.ts';
import { claimName, findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { revokeAllTokens } from '../access-token/access-token.service.ts';
import { announceUser, type LockedUser, lockUserOf } from '../account/account.service.ts';
import { toPersonName } from '../account/person-name.ts';
import { insertUser } from '../account/registration.service.ts';
import { endAllSessions, endReplacedSession, startSession } from '../session/session.service.ts';
import { dropCode } from '../verification/code.service.ts';
import { type GoogleProfile, GoogleSignInError } from './google-profile.ts';

/** A sign-in with Google: the profile, the caller, and the user who was signed in with that browser before. */
export interface GoogleSignIn {
  readonly profile: GoogleProfile;
  readonly caller: Caller;
  readonly previousActor: SessionActor | null;
}

/**
 * Signs in the user of a Google account, and creates an account if there is none.
 *
 * Google's `sub` is the permanent identifier. An email address links accounts only if both sides have verified it, and
 * only once.
 *
 * @throws GoogleSignInError when the address belongs to an account that is linked to another Google account
 */
export async function signInWithGoogle(ctx: Ctx, { profile, caller, previousActor }: GoogleSignIn) {
  const started = await inTransaction(ctx, async (tx) => {
    // A pending registration of this address may be a stranger's and must not become an account later.
    await dropCode(tx, { purpose: 'verify-email', email: profile.email });
    const userId = await resolveUser(tx, profile);
    if (previousActor !== null) await endReplacedSession(tx, previousActor);
    return startSession(tx, { userId, isRemembered: true, caller });
  });
  const { userId } = started.session;
  ctx.services.log.info({ event: 'authn_login_success', userId, with: 'google' }, 'signed in');
  return started;
}

async function resolveUser(tx: Ctx, profile: GoogleProfile): Promise<string> {
  const found = (await refreshKnown(tx, profile)) ?? (await linkByEmail(tx, profile));
  if (found !== null) return found;
  const { sub: googleId, email, name, picture: profilePicture } = profile;
  const created = await insertUser(tx, {
    name: toPersonName(name, email),
    email,
    emailVerified: true,
    googleId,
    profilePicture,
  });
  const userId = created ?? (await refreshKnown(tx, profile));
  if (userId === null) throw new GoogleSignInError('The address was taken at the same moment.');
  return userId;
}

/**
 * Finds the user by the Google account; their email address does not change. The account must be linked as well: a
 * machine that failed while linking may have stored the name only, but kept a stranger's password.
 */
async function refreshKnown({ em, now }: Ctx, { sub, picture }: GoogleProfile): Promise<string | null> {
  const userId = await findUserId(em, { kind: 'google', name: sub });
  if (userId === null) return null;
  const existing = await queries(em)
    .updateTable('app_user')
    .set({ profilePicture: picture, updatedAt: now })
    .where('id', '=', userId)
    .where('googleId', '=', sub)
    .returning('id')
    .executeTakeFirst();
  return existing?.id ?? null;
}

async function linkByEmail(tx: Ctx, profile: GoogleProfile): Promise<string | null> {
  const user = await lockUserOf(tx, { kind: 'email', name: profile.email });
  if (user === null) return null;
  // A concurrent first sign-in has just created or linked the account, or a machine failed before it stored the name.
  if (user.googleId === profile.sub) {
    await claimName(tx.em, { kind: 'google', name: profile.sub }, user.id);
    return user.id;
  }
  if (user.googleId != null) throw new GoogleSignInError('The address belongs to another Google account.');
  await link(tx, user, profile);
  return user.id;
}

/** Password, sessions and tokens from before the verification may be a stranger's, so all of them are removed. */
async function link(tx: Ctx, user: LockedUser, { sub, picture }: GoogleProfile): Promise<void> {
  if (!(await claimName(tx.em, { kind: 'google', name: sub }, user.id)))
    throw new GoogleSignInError('The Google account was linked at the same moment.');
  const unverifiedChanges = user.emailVerified ? {} : { passwordHash: null, emailVerified: true };
  if (!user.emailVerified) {
    await endAllSessions(tx, user.id);
    await revokeAllTokens(tx, user.id);
  }
  await tx.em.nativeUpdate(
    UserEntity,
    { id: user.id },
    { googleId: sub, profilePicture: picture, updatedAt: tx.now, ...unverifiedChanges },
  );
  await announceUser(tx, user.id);
}
