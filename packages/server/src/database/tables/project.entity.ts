import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A brand of one user. */
export const ProjectEntity = defineEntity({
  name: 'Project',
  tableName: 'project',
  indexes: [{ properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    name: p.string().length(120),
    description: p.string().length(2000),
    logoUrl: p.text().nullable(),
    isArchived: p.boolean().default(false),
    /** False: no preference signals are recorded, and stored ones are not used. */
    isMemoryOn: p.boolean().default(true),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type Project = InferEntity<typeof ProjectEntity>;
