import type { Ctx } from '../../context/context.ts';
import { findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';

/** What is stored about an email address: its account, and its pending registration. */
export interface AddressRecord {
  readonly userId: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean | null;
  readonly pendingName: string | null;
  readonly pendingPasswordHash: string | null;
  readonly registrationId: string | null;
}

/** No account has this id; it is looked up for unknown addresses. */
const UNUSED_ID = '00000000-0000-0000-0000-000000000000';

/** Looks up an email address. Unknown addresses take the same statements, so that they take equally long. */
export async function findAddress({ em }: Ctx, email: string): Promise<AddressRecord> {
  const db = queries(em);
  const userId = await findUserId(em, { kind: 'email', name: email });
  const user = await db
    .selectFrom('app_user')
    .select(['id as userId', 'name', 'passwordHash', 'emailVerified'])
    .where('id', '=', userId ?? UNUSED_ID)
    .executeTakeFirst();
  const pending = await db
    .selectFrom('code')
    .select(['pendingName', 'pendingPasswordHash', 'sessionId as registrationId'])
    .where('purpose', '=', 'verify-email')
    .where('email', '=', email)
    .executeTakeFirst();
  return { ...NO_USER, ...NO_REGISTRATION, ...user, ...pending };
}

const NO_USER = { userId: null, name: null, passwordHash: null, emailVerified: null };
const NO_REGISTRATION = { pendingName: null, pendingPasswordHash: null, registrationId: null };
