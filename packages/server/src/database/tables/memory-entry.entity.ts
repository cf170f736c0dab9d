import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProjectEntity } from './project.entity.ts';

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

/** One thing a project remembers of its owner's taste, and where it was learned. */
export const MemoryEntryEntity = defineEntity({
  name: 'MemoryEntry',
  tableName: 'memory_entry',
  uniques: [{ properties: ['projectId', 'kind', 'value'] }],
  properties: {
    id: p.uuid().primary(),
    projectId: p.manyToOne(ProjectEntity).mapToPk().joinColumn('project_id').deleteRule('cascade'),
    kind: p.enum(MEMORY_KINDS),
    value: p.string().length(500),
    source: p.enum(MEMORY_SOURCES),
    /** Name of the guide it was learned from, as it was then; null when the owner wrote it. */
    sourceName: p.string().length(120).nullable(),
    /** How much was learned for it (lesson.ts), 2 or more to be remembered; the strongest speaks first. */
    weight: p.integer().default(1),
    /** The owner asked to forget it: kept only so that it is not learned again. */
    isForgotten: p.boolean().default(false),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type MemoryEntry = InferEntity<typeof MemoryEntryEntity>;
