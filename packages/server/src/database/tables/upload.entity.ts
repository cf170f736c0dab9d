import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A stored logo and its owner; the bytes are in the upload store under `name`. */
export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  indexes: [{ properties: ['checkAt'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    /** 32 hexadecimal digits and the extension; the directory has it as well. */
    name: p.string().length(40).primary(),
    contentType: p.string().length(40),
    byteLength: p.integer(),
    createdAt: p.datetime(3),
    /** When the cleanup deletes it unless a project shows it; null while nothing has changed since it was shown. */
    checkAt: p.datetime(3).nullable(),
  },
});

export type Upload = InferEntity<typeof UploadEntity>;
