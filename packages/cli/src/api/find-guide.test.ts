import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../test/api-server.ts';
import { CliError } from '../cli-error.ts';
import { findGuide, isGuideReference, listGuides } from './find-guide.ts';

const ID = '3f0c2b52-6f0e-4b5e-9a55-0d7f0a1c9e10';
const URL_OF = 'https://stylekit.example';

async function errorOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CliError)) throw new Error(`No CliError: ${String(error)}`);
  return `${error.exitCode}: ${error.message} ${error.hint}`;
}

describe('isGuideReference', () => {
  it.each([
    [ID, true],
    [ID.toUpperCase(), true],
    [`${URL_OF}/style-tile/${ID}`, true],
    [`${URL_OF}/style-tile/${ID}/`, true],
    [`${URL_OF}/style-tile/${ID}?tab=export#colors`, true],
    [`${URL_OF}/style-tile/other`, false],
    [`${URL_OF}/api/style-tiles/${ID}`, false],
    [`/style-tile/${ID}`, false],
    ['https://', false],
    [`${ID}.json`, false],
    ['Harbor bakery', false],
  ])('%s: %s', (text, expected) => {
    expect(isGuideReference(text)).toBe(expected);
  });
});

describe('findGuide', () => {
  const guide = { id: ID, name: 'Harbor' };

  it.each(['', '/style-tile/'])('loads a guide by its id after "%s"', async (page) => {
    const { api, url, paths } = await startApiServer({ [`/api/style-tiles/${ID}`]: guide });
    expect(await findGuide(page === '' ? ID : `${url}${page}${ID}`, api)).toEqual(guide);
    expect(paths()).toHaveLength(1);
  });

  it.each([
    [undefined, '/api/style-tiles?name=Harbor+%26+co'],
    ['Oak', '/api/style-tiles?name=Harbor+%26+co&project=Oak'],
  ])('looks up a name in the project %s', async (project, path) => {
    const { api } = await startApiServer({ [path]: [guide] });
    expect(await findGuide('Harbor & co', api, project)).toEqual(guide);
  });

  it('refuses the page of another server', async () => {
    const { api, url } = await startApiServer();
    expect(await errorOf(findGuide(`https://other.example/style-tile/${ID}`, api))).toBe(
      `2: https://other.example/style-tile/${ID} is on another server than ${url}. ` +
        'Set STYLEKIT_URL=https://other.example and run stylekit login.',
    );
  });

  it('refuses another page of the server', async () => {
    const { api, url } = await startApiServer();
    expect(await errorOf(findGuide(`${url}/projects`, api))).toBe(
      `2: ${url}/projects is not the page of a style guide. Copy the URL of a guide, such as ${url}/style-tile/<id>.`,
    );
  });

  it('reports a name that no guide has, and asks nothing about one that is too long', async () => {
    const { api, paths } = await startApiServer();
    expect(await errorOf(findGuide('x'.repeat(121), api))).toContain(`"${'x'.repeat(120)}"`);
    expect(paths()).toEqual([]);
    expect(await errorOf(findGuide('Elm', api))).toBe(
      '3: There is no file and no style guide with the name "Elm". Check the name. stylekit guides list shows all guides.',
    );
  });

  it('says that the project is missing instead of the guide', async () => {
    const { api } = await startApiServer();
    expect(await errorOf(findGuide('Elm', api, 'Oak'))).toBe(
      '3: There is no project with the name "Oak". Check the name, or use its id. stylekit projects list shows all projects.',
    );
  });

  it('lists the ids of several guides with one name', async () => {
    const { api } = await startApiServer({ '/api/style-tiles?name=Elm': [{ id: 'a' }, { id: 'b' }] });
    expect(await errorOf(findGuide('Elm', api))).toBe(
      '2: 2 style guides have the name "Elm". Use one of their ids: a, b.',
    );
  });
});

describe('listGuides', () => {
  const answers = {
    '/api/projects?limit=200': [
      { id: 'p1', name: 'Oak' },
      { id: 'p2', name: 'Oak' },
      { id: 'p3', name: 'Elm' },
    ],
    '/api/projects/p1/style-tiles?limit=200': ['a'],
    '/api/projects/p2/style-tiles?limit=200': ['b'],
    '/api/projects/p3/style-tiles?limit=200': ['c'],
    [`/api/projects/${ID}/style-tiles?limit=200`]: ['d'],
  };

  it.each([
    [undefined, ['a', 'b', 'c']],
    ['Oak', ['a', 'b']],
    [ID, ['d']],
  ])('of the project %s', async (project, expected) => {
    const { api } = await startApiServer(answers);
    expect(await listGuides(api, project)).toEqual(expected);
  });
});
