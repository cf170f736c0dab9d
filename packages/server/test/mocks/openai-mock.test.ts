import { modelProposalSchema } from '@stylekit/engine/brief';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenAiMock, startOpenAiMock } from './openai-mock.ts';

let mock: OpenAiMock;

beforeEach(async () => {
  mock = await startOpenAiMock();
});
afterEach(() => mock.close());

function callModel(description: string, { path = '/responses', key = 'key-1' } = {}): Promise<Response> {
  return fetch(mock.baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model: 'any',
      max_output_tokens: 100,
      input: [{ role: 'user', content: JSON.stringify({ brief: { description }, memory: {} }) }],
    }),
  });
}

async function readProposal(response: Response) {
  const body = JSON.parse(await response.text());
  return modelProposalSchema.parse(JSON.parse(body.output[0].content[0].text));
}

test('the default response depends on the brief', async () => {
  const teal = await readProposal(await callModel('A swimming school that wants teal above all'));
  const coral = await readProposal(await callModel('A summer bar that wants coral above all'));
  expect(teal.colors[0]?.words).toEqual(['teal']);
  expect(coral.colors[0]?.words).toEqual(['coral']);
});

test('calls are recorded with their path, body and whether they contain a key, but not the key itself', async () => {
  expect((await callModel('A quiet library in the woods', { key: '' })).status).toBe(401);
  expect((await callModel('A quiet library in the woods', { path: '/models' })).status).toBe(404);
  await callModel('A quiet library in the woods', { key: 'key-secret' });
  expect(mock.requests.map(({ path, isAuthorized }) => [path, isAuthorized])).toEqual([
    ['/v1/responses', false],
    ['/v1/models', true],
    ['/v1/responses', true],
  ]);
  expect(JSON.stringify(mock.requests)).not.toContain('key-secret');
});

test('a script is used once, one step per call, and can be reset', async () => {
  mock.script(['server-error', 'ok', 'rate-limited', 'html']);
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1)
    statuses.push((await callModel('A quiet library in the woods')).status);
  expect(statuses).toEqual([500, 200, 429]);
  mock.reset();
  expect(mock.requests).toHaveLength(0);
  await readProposal(await callModel('A quiet library in the woods'));
  expect(mock.requests).toHaveLength(1);
});

test('closing ends calls without a response', async () => {
  mock.script(['timeout']);
  const call = callModel('A quiet library in the woods').then(
    () => 'answered',
    () => 'ended',
  );
  await expect.poll(() => mock.requests.length).toBe(1);
  await mock.close();
  expect(await call).toBe('ended');
  mock = await startOpenAiMock();
});
