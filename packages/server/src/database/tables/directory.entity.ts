import { defineEntity, p } from '@mikro-orm/core';

export const NAME_KINDS = ['email', 'google', 'customer', 'token', 'session', 'upload'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/**
 * What must be unique among all users, or identifies a user who is not known yet, and the user it belongs to. It has no
 * foreign key, because the rows of a user may be stored on another machine.
 */
export const DirectoryEntity = defineEntity({
  name: 'Directory',
  tableName: 'directory',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    kind: p.enum(NAME_KINDS).primary(),
    /**
     * A lower-case email address, the id of a Google account or of a customer, the hash of an access token or of a
     * session key of earlier versions, or the name of a stored logo.
     */
    name: p.string().length(255).primary(),
    userId: p.uuid(),
    /** When it can be deleted; null when it lasts as long as the account. */
    expiresAt: p.datetime(3).nullable(),
  },
});
