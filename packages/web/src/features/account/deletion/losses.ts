import type { ProjectView } from '@stylekit/server/contract';

/** The data that is deleted with the account. */
export interface OwnedData {
  /** Undefined while loading. */
  readonly projects: readonly Pick<ProjectView, 'styleTileCount'>[] | undefined;
  readonly credits: number;
  readonly customLimit: number;
}

/** One line for each type of data that is deleted with the account. */
export function toLosses({ projects, credits, customLimit }: OwnedData): string[] {
  return [
    projectLine(projects),
    'Uploaded logos and brand memory',
    `${count(credits, 'AI credit')} and ${count(customLimit, 'custom credit')}`,
  ];
}

function projectLine(projects: OwnedData['projects']): string {
  if (projects === undefined) return 'All your projects and style guides';
  const guides = projects.reduce((sum, { styleTileCount }) => sum + styleTileCount, 0);
  const owned = count(projects.length, 'project');
  return guides === 0 ? owned : `${owned} and ${count(guides, 'style guide')}, including archived ones`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
