import type { ProjectView } from '@stylekit/server/contract';

/** What a person has that goes with the account. */
export interface Belongings {
  /** Undefined while they are not known. */
  readonly projects: readonly Pick<ProjectView, 'styleTileCount'>[] | undefined;
  readonly credits: number;
  readonly customLimit: number;
}

/** What goes with the account, one line each. */
export function toLosses({ projects, credits, customLimit }: Belongings): string[] {
  return [
    projectLine(projects),
    'Uploaded logos and brand memory',
    `${count(credits, 'AI credit')} and ${count(customLimit, 'custom credit')}`,
  ];
}

function projectLine(projects: Belongings['projects']): string {
  if (projects === undefined) return 'All your projects and style guides';
  const guides = projects.reduce((sum, { styleTileCount }) => sum + styleTileCount, 0);
  const owned = count(projects.length, 'project');
  return guides === 0 ? owned : `${owned} and ${count(guides, 'style guide')}, including archived ones`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
