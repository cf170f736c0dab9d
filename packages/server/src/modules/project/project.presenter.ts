import type { Project } from '../../database/tables/project.entity.ts';
import type { ProjectView } from './project.schema.ts';

/** A project with the number of its style guides. */
export type CountedProject = Pick<
  Project,
  'id' | 'name' | 'description' | 'logoUrl' | 'isArchived' | 'createdAt' | 'updatedAt'
> & { readonly styleTileCount: number };

export function presentProject(project: CountedProject): ProjectView {
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
  };
}
