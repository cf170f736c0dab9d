import type { ProjectView } from '@stylekit/server/contract';
import { createApi } from '../../api/api.ts';
import { findConnection } from '../../api/connection.ts';
import { listGuides } from '../../api/find-guide.ts';
import type { Choice, Deps, Questions } from '../../deps.ts';
import { printable } from '../../report/terminal-style.ts';

/** The guide of a configuration, and its project when it is on the server. */
export interface GuideAnswer {
  readonly guide: string;
  readonly project: string | undefined;
}

const LOCAL = 'file';

/** Asks for a guide: of the account when the user is logged in, else a file. Undefined when the user cancels. */
export async function askForGuide(
  project: string | undefined,
  questions: Questions,
  deps: Deps,
): Promise<GuideAnswer | undefined> {
  const { url, token } = await findConnection(deps);
  if (token === null) return await askForFile(questions);
  const api = createApi({ url, token }, deps);
  const projectId =
    project ?? (await questions.select('Project', toChoices(await api.list('/api/projects?limit=200'))));
  if (projectId === undefined) return undefined;
  if (projectId === LOCAL) return await askForFile(questions);
  const guides = await listGuides(api, projectId);
  if (guides.length === 0) {
    deps.stderr.write('This project has no style guide yet.\n');
    return await askForFile(questions);
  }
  const guide = await questions.select(
    'Style guide',
    guides.map(({ id, name }) => ({ value: id, label: printable(name) })),
  );
  return guide === undefined ? undefined : { guide, project: projectId };
}

function toChoices(projects: readonly ProjectView[]): Choice[] {
  return [
    ...projects.map(({ id, name }) => ({ value: id, label: printable(name) })),
    { value: LOCAL, label: 'None: a file in this repository' },
  ];
}

async function askForFile(questions: Questions): Promise<GuideAnswer | undefined> {
  const guide = await questions.text('JSON file of the style guide', 'style-variables.json');
  return guide === undefined || guide.trim() === '' ? undefined : { guide: guide.trim(), project: undefined };
}
