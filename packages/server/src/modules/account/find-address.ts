import type { Ctx } from '../../context/context.ts';

/** What is known of an address: its account, and the registration that waits for its code. */
export interface AddressRecord {
  readonly userId: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean | null;
  readonly pendingName: string | null;
  readonly pendingPasswordHash: string | null;
  readonly registrationId: string | null;
}

const EMPTY: AddressRecord = {
  userId: null,
  name: null,
  passwordHash: null,
  emailVerified: null,
  pendingName: null,
  pendingPasswordHash: null,
  registrationId: null,
};

/** Looks an address up. There is always one row to read, so that an unknown address takes no less time. */
export async function findAddress({ em }: Ctx, email: string): Promise<AddressRecord> {
  const [row] = await em.execute<AddressRecord[]>(
    `select u.id as "userId", u.name, u.password_hash as "passwordHash", u.email_verified as "emailVerified",
            c.pending_name as "pendingName", c.pending_password_hash as "pendingPasswordHash",
            c.session_id as "registrationId"
       from (values (1)) always
       left join app_user u on u.email = ?
       left join code c on c.purpose = 'verify-email' and c.email = ?`,
    [email, email],
  );
  return row ?? EMPTY;
}
