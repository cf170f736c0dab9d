import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import type { Api } from './api.ts';

/** The longest name of guides and projects, in characters. */
const MAX_NAME = 120;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for the id of a guide or the URL of its page. */
export function isGuideReference(text: string): boolean {
  return (
    UUID.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text) && pageId(new URL(text)) !== null)
  );
}

/** The id in the URL of the page of a guide. */
function pageId({ pathname }: URL): string | null {
  const id = /^\/style-tile\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return UUID.test(id) ? id : null;
}

/** Loads a guide by its id, the URL of its page, or its exact name, in one project or in all. */
export async function findGuide(reference: string, api: Api, project?: string): Promise<StyleTileView> {
  const id = UUID.test(reference) ? reference : /^https?:\/\//i.test(reference) ? idOf(reference, api) : null;
  return id === null ? await findByName(reference, api, project) : await api.load(`/api/style-tiles/${id}`);
}

/** All guides of all projects, or of one, which is named by its id or exact name. */
export async function listGuides(api: Api, project?: string): Promise<StyleTileView[]> {
  const ids =
    project === undefined || !UUID.test(project)
      ? (await listProjects(api, project)).map(({ id }) => id)
      : [project];
  const guides: StyleTileView[] = [];
  for (const id of ids) {
    guides.push(
      ...(await api.list<StyleTileView>(`/api/projects/${encodeURIComponent(id)}/style-tiles?limit=200`)),
    );
  }
  return guides;
}

/** All projects, or those with an exact name. */
async function listProjects(api: Api, name?: string): Promise<ProjectView[]> {
  const projects = await api.list<ProjectView>('/api/projects?limit=200');
  if (name === undefined) return projects;
  const found = projects.filter((project) => project.name === name);
  if (found.length > 0) return found;
  throw new CliError(
    EXIT.unreadable,
    `There is no project with the name "${name.slice(0, MAX_NAME)}".`,
    'Check the name, or use its id. stylekit projects list shows all projects.',
  );
}

function idOf(reference: string, { url }: Api): string {
  const page = URL.canParse(reference) ? new URL(reference) : null;
  const id = page === null ? null : pageId(page);
  if (page?.origin === url && id !== null) return id;
  const isOtherServer = page !== null && page.origin !== url;
  throw new CliError(
    EXIT.usage,
    isOtherServer
      ? `${reference.slice(0, 200)} is on another server than ${url}.`
      : `${reference.slice(0, 200)} is not the page of a style guide.`,
    isOtherServer
      ? `Set STYLEKIT_URL=${page.origin} and run stylekit login.`
      : `Copy the URL of a guide, such as ${url}/style-tile/<id>.`,
  );
}

/** Asks for the name, so that an unchanged guide costs one call without a body. */
async function findByName(name: string, api: Api, project?: string): Promise<StyleTileView> {
  const query = new URLSearchParams({ name, ...(project === undefined ? {} : { project }) });
  const isPossible = name.length <= MAX_NAME && (project ?? '').length <= MAX_NAME;
  const found = isPossible ? await api.load<StyleTileView[]>(`/api/style-tiles?${query}`) : [];
  const [guide, ...others] = found;
  if (guide === undefined) {
    if (project !== undefined && !UUID.test(project)) await listProjects(api, project);
    throw new CliError(
      EXIT.unreadable,
      `There is no file and no style guide with the name "${name.slice(0, MAX_NAME)}".`,
      'Check the name. stylekit guides list shows all guides.',
    );
  }
  if (others.length === 0) return guide;
  throw new CliError(
    EXIT.usage,
    `${found.length} style guides have the name "${name.slice(0, MAX_NAME)}".`,
    `Use one of their ids: ${found.map(({ id }) => id).join(', ')}.`,
  );
}
