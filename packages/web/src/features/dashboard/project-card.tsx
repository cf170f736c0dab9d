import type { ProjectView } from '@stylekit/server/contract';
import { Link } from 'wouter';
import { useCardCommands } from '../../lib/command-list.ts';
import { formatCreatedOn } from '../../lib/created-on.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { LogoImage } from './logo-image.tsx';
import { toProjectCommands, useProjectChoices } from './use-project-choices.ts';

const LINK_CLASSES =
  'inline-flex min-h-7 items-end text-ui font-medium whitespace-nowrap underline ' +
  'decoration-1 underline-offset-[0.3em]';

/** The actions of a project card. */
export interface ProjectActions {
  readonly onEdit: (project: ProjectView) => void;
  readonly onArchive: (project: ProjectView) => Promise<void>;
  readonly onRestore: (project: ProjectView) => Promise<void>;
  readonly onDelete: (project: ProjectView) => void;
}

interface ProjectCardProps {
  readonly project: ProjectView;
  readonly actions: ProjectActions;
}

/** The card of a project. */
export function ProjectCard({ project, actions }: ProjectCardProps) {
  const { isPending, choices } = useProjectChoices(project, actions);
  const { name, description, isArchived } = project;
  const card = useCardCommands<HTMLLIElement>(name, [
    { label: 'Open project', run: `/project/${project.id}` },
    ...(isPending ? [] : toProjectCommands(choices)),
  ]);
  return (
    <li ref={card} className="project-card" aria-busy={isPending}>
      <LatestPalette project={project} />
      <div className="flex items-start justify-between gap-4">
        <LogoImage src={project.logoUrl} name={name} />
        <div className="-mt-2 -mr-2">
          <ActionMenu label={`Actions for ${name}`} isDisabled={isPending} actions={choices} />
        </div>
      </div>
      <h2 className="project-name" dir="auto" title={name}>
        {name}
      </h2>
      <p className="project-description" dir="auto">
        {description.trim() === '' ? 'No description provided' : description}
      </p>
      <div className="flex items-end justify-between gap-4 pt-2">
        <span className="note">
          {formatCreatedOn(project.createdAt)}
          <br />
          {formatGuides(project.styleTileCount)}
        </span>
        <Link href={`/project/${project.id}`} className={LINK_CLASSES}>
          {isArchived ? 'View Project' : 'Open Project'}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
    </li>
  );
}

function formatGuides(count: number): string {
  return count === 1 ? '1 style guide' : `${count} style guides`;
}

/** The colors of the latest guide, at the top edge of the card. */
function LatestPalette({ project: { latestPalette, styleTileCount } }: Pick<ProjectCardProps, 'project'>) {
  if (latestPalette !== null) {
    const colors = latestPalette.map((hex) => ({ hex }));
    return <PaletteStrip label="Colors of the latest style guide" colors={colors} />;
  }
  return (
    <p className="project-no-palette note">
      {styleTileCount === 0 ? 'No style guide yet' : 'No finished style guide'}
    </p>
  );
}
