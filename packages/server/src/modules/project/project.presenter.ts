import type { Project } from '../../database/tables/project.entity.ts';
import { presentPalette } from '../../http/palette.ts';
import type { ProjectView } from './project.schema.ts';

/** A project with what lists show of its style guides; the colors are as stored. */
export type ListedProject = Pick<
  Project,
  'id' | 'name' | 'description' | 'logoUrl' | 'isArchived' | 'createdAt' | 'updatedAt'
> & {
  readonly styleTileCount: number;
  readonly lastChangedAt: Date;
  readonly latestPalette: readonly (string | null)[] | null;
};

export function presentProject(project: ListedProject): ProjectView {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    logoUrl: project.logoUrl ?? null,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    isArchived: project.isArchived,
    isDeleted: false,
    styleTileCount: project.styleTileCount,
    lastChangedAt: project.lastChangedAt.toISOString(),
    latestPalette: presentPalette(project.latestPalette),
  };
}
