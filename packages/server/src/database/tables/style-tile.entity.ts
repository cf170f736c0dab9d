import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { JsonBrief, type StoredBrief } from '../json-brief.ts';
import { JsonEdits, type StoredEdits } from '../json-edits.ts';
import { JsonGuide, type StoredGuide } from '../json-guide.ts';
import { JsonSettings, type StoredSettings } from '../json-settings.ts';
import { ownedBy } from '../owned-by.ts';
import { ProjectEntity } from './project.entity.ts';
import { UserEntity } from './user.entity.ts';

export const GENERATION_MODES = ['ai', 'copilot', 'custom'] as const;
export const GENERATION_STATUSES = ['pending', 'queued', 'running', 'generated', 'failed'] as const;
export const GENERATION_STEPS = ['analyzing', 'colors', 'typography', 'finalizing'] as const;

const COLORS = ['primary', 'secondary,0', 'secondary,1', 'accent,0', 'accent,1', 'accent,2', 'accent,3']
  .map((path) => `(generated_data #>> '{colors,${path},hex}'::text[])`)
  .join(', ');

/** The expression of the migration as PostgreSQL prints it, because the schema check compares that text. */
const PALETTE = String.raw`
CASE
    WHEN ((generated_data)::text ~ '\\u(0000|[dD][89a-fA-F])'::text) THEN NULL::text[]
    ELSE ARRAY[${COLORS}]
END`;

/** One style guide, from its brief to the generated document. */
export const StyleTileEntity = defineEntity({
  name: 'StyleTile',
  tableName: 'style_tile',
  indexes: [
    { properties: ['userId', 'projectId', 'isArchived', 'createdAt', 'id'] },
    // Premium counts the active custom guides of a user at each creation.
    { properties: ['userId', 'generationMode'] },
    // The cleanup searches for unfinished guides of all users every minute.
    { properties: ['generationStatus'] },
  ],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    projectId: p.uuid(),
    /** Only the foreign key: its columns are those of `userId` and `projectId`. */
    project: ownedBy(ProjectEntity, 'project_id'),
    name: p.string().length(120),
    brief: p.type(JsonBrief).$type<StoredBrief>(),
    /** The mode of the brief, for queries that filter or count by it. */
    generationMode: p.enum(GENERATION_MODES),
    generationStatus: p.enum(GENERATION_STATUSES),
    generationStep: p.enum(GENERATION_STEPS).nullable(),
    generationError: p.string().length(300).nullable(),
    generatedData: p.type(JsonGuide).$type<StoredGuide>().nullable(),
    /**
     * The seven colors in role order, for lists that do not read documents. The database computes them from
     * `generatedData`; parts that an invalid document does not have are null.
     */
    palette: p.array<string | null>().generated(`${PALETTE} stored`).nullable(),
    /** The guide as it was generated, once it is edited; `generatedData` is then the edited guide. */
    originalData: p.type(JsonGuide).$type<StoredGuide>().nullable(),
    /** What the owner changed in the original; null before the first change. */
    edits: p.type(JsonEdits).$type<StoredEdits>().nullable(),
    /** Increases with every change of the edits. */
    revision: p.integer().default(0),
    /** The style guide that this one is another version or a duplicate of; it may have been deleted. */
    originId: p.uuid().nullable(),
    /** Null until the owner changes a setting; then complete. */
    settings: p.type(JsonSettings).$type<StoredSettings>().nullable(),
    /** The open reservation in the ledger, from creation until it is captured or released. */
    reservationId: p.uuid().nullable(),
    /** The latest job that generates this guide; it may be finished or deleted. */
    jobId: p.uuid().nullable(),
    /** Increases with each attempt; a worker may write only with the number it was given (fencing). */
    attempt: p.integer().default(0),
    /** The end of the lease of the running attempt; its worker renews it. */
    leaseUntil: p.datetime(3).nullable(),
    isArchived: p.boolean().default(false),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type StyleTile = InferEntity<typeof StyleTileEntity>;
