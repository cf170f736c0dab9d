import { type Actor, type Caller, type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { announceUser, type HeldUser, lockUser } from '../account/account.service.ts';
import { toPersonName } from '../account/person-name.ts';
import { insertUser } from '../account/registration.service.ts';
import { endAllSessions, startSession } from '../session/session.service.ts';
import { dropCode } from '../verification/code.service.ts';
import { GoogleFault, type GoogleProfile } from './google-profile.ts';

/** Who comes back from Google, from where, and who was signed in with that browser so far. */
export interface GoogleSignIn {
  readonly profile: GoogleProfile;
  readonly caller: Caller;
  readonly former: Actor | null;
}

/**
 * Signs in who Google says it is, and makes the account where there is none.
 *
 * Google's `sub` alone names the account; an address links only where both sides have proved it, and only once.
 *
 * @throws GoogleFault when the address belongs to an account with another Google account
 */
export async function signInWithGoogle(ctx: Ctx, { profile, caller, former }: GoogleSignIn) {
  const started = await inTransaction(ctx, async (tx) => {
    // A registration of this address by somebody who never proved it must not come to anything any more.
    await dropCode(tx, { purpose: 'verify-email', email: profile.email });
    const userId = await resolveUser(tx, profile);
    if (former !== null) await tx.em.nativeDelete(SessionEntity, { id: former.sessionId });
    return startSession(tx, { userId, isRemembered: true, caller });
  });
  const { userId } = started.session;
  ctx.house.log.info({ event: 'authn_login_success', userId, with: 'google' }, 'signed in');
  return started;
}

async function resolveUser(tx: Ctx, profile: GoogleProfile): Promise<string> {
  const found = (await refreshKnown(tx, profile)) ?? (await linkByEmail(tx, profile));
  if (found !== null) return found;
  const { sub: googleId, email, name, picture: profilePicture } = profile;
  const made = await insertUser(tx, {
    name: toPersonName(name, email),
    email,
    emailVerified: true,
    googleId,
    profilePicture,
  });
  const userId = made ?? (await refreshKnown(tx, profile));
  if (userId === null) throw new GoogleFault('The address was taken in this very moment.');
  return userId;
}

/** The account of that Google account; its address stays what it was. */
async function refreshKnown({ em, now }: Ctx, { sub, picture }: GoogleProfile): Promise<string | null> {
  const known = await queries(em)
    .updateTable('app_user')
    .set({ profilePicture: picture, updatedAt: now })
    .where('googleId', '=', sub)
    .returning('id')
    .executeTakeFirst();
  return known?.id ?? null;
}

async function linkByEmail(tx: Ctx, profile: GoogleProfile): Promise<string | null> {
  const user = await lockUser(tx, { email: profile.email });
  if (user === null) return null;
  // Two first visits at once: the other one has just made or linked it.
  if (user.googleId === profile.sub) return user.id;
  if (user.googleId != null) throw new GoogleFault('The address belongs to another Google account.');
  await link(tx, user, profile);
  return user.id;
}

/** What was set before the address was proved may be a stranger's: the password goes, and every session with it. */
async function link(tx: Ctx, user: HeldUser, { sub, picture }: GoogleProfile): Promise<void> {
  const unproved = user.emailVerified ? {} : { passwordHash: null, emailVerified: true };
  if (!user.emailVerified) await endAllSessions(tx, user.id);
  await tx.em.nativeUpdate(
    UserEntity,
    { id: user.id },
    { googleId: sub, profilePicture: picture, updatedAt: tx.now, ...unproved },
  );
  await announceUser(tx, user.id);
}
