import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ownedBy } from '../owned-by.ts';
import { ProjectEntity } from './project.entity.ts';
import { UserEntity } from './user.entity.ts';

export const MEMORY_KINDS = [
  'kept-color',
  'rejected-color',
  'font',
  'industry',
  'design-style',
  'target-audience',
  'word',
  'note',
] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

export const MEMORY_SOURCES = [
  'owner',
  'copilot',
  'brief',
  'kept',
  'renamed',
  'archived',
  'deleted',
] as const;
export type MemorySource = (typeof MEMORY_SOURCES)[number];

/** One preference of the owner that a project remembers, and where it came from. */
export const MemoryEntryEntity = defineEntity({
  name: 'MemoryEntry',
  tableName: 'memory_entry',
  uniques: [{ properties: ['userId', 'projectId', 'kind', 'value'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    projectId: p.uuid(),
    project: ownedBy(ProjectEntity, 'project_id'),
    kind: p.enum(MEMORY_KINDS),
    value: p.string().length(500),
    source: p.enum(MEMORY_SOURCES),
    /** Name of the guide it was learned from, as it was then; null when the owner added it. */
    sourceName: p.string().length(120).nullable(),
    /**
     * Sum of the signal strengths (preference-signal.ts); entries from 2 on are shown and used, the strongest first.
     */
    weight: p.integer().default(1),
    /** The owner removed it; it is kept so that it is not learned again. */
    isForgotten: p.boolean().default(false),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type MemoryEntry = InferEntity<typeof MemoryEntryEntity>;
