import { Readable } from 'node:stream';
import type { StyleTileInput } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../../test/run-cli.ts';
import type { Api } from '../../api/api.ts';
import { ConnectionError, type HttpResponse } from '../../api/send-request.ts';
import { CliError } from '../../cli-error.ts';
import { EXIT } from '../../exit-code.ts';
import { createGuide } from './create-guide.ts';

const OFFLINE = new CliError(EXIT.serverOrNetwork, 'Cannot be reached.', 'Try again.');
const REFUSED = new CliError(EXIT.unreadable, 'It is gone.', 'Check the id.');
const tile = (generationStatus: string, changes = {}) => ({
  id: 'g1',
  generationStatus,
  generationStep: null,
  generationError: null,
  ...changes,
});
const stream = (...events: readonly object[]): HttpResponse => ({
  status: 200,
  headers: {},
  body: Readable.from(
    events.map((event) => Buffer.from(`event: status\ndata: ${JSON.stringify(event)}\n\n`)),
  ),
});

/** Creates a guide; each state is the answer of one call, and each stream that of one connection. */
async function create(states: readonly (object | Error)[], streams: readonly (HttpResponse | Error)[] = []) {
  const pauses: number[] = [];
  const sent: string[] = [];
  const { deps, stderr } = createDeps({
    cwd: '/',
    system: { pause: async (milliseconds) => void pauses.push(milliseconds) },
  });
  let [call, connection] = [0, 0];
  const api = {
    url: 'https://stylekit.example',
    send: async (method: string, path: string) => {
      sent.push(`${method} ${path}`);
      const answer = states[Math.min(call, states.length - 1)];
      call += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    open: async () => {
      const answer = streams[connection] ?? new ConnectionError('ECONNRESET');
      connection += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Api;
  const outcome = await createGuide('p1', {} as StyleTileInput, api, deps)
    .then(({ id, generationStatus }) => `${id} ${generationStatus}`)
    .catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      return `${error.exitCode}: ${error.message} ${error.hint}`;
    });
  return { outcome, pauses, sent, stderr: stderr() };
}

describe('createGuide', () => {
  it('sends the brief once', async () => {
    const { outcome, sent, stderr } = await create([tile('generated')]);
    expect([outcome, sent]).toEqual(['g1 generated', ['POST /api/projects/p1/style-tiles']]);
    expect(stderr).toBe('Style guide generated\n');
  });

  it('reports the steps of the event stream, then loads the guide without a pause', async () => {
    const events = stream(
      { generationStatus: 'queued', generationStep: null },
      { generationStatus: 'generating', generationStep: 'analyzing' },
      { generationStatus: 'generating', generationStep: 'colors' },
      { generationStatus: 'generated', generationStep: null },
      { generationStatus: 'generating', generationStep: 'typography' },
    );
    const { outcome, pauses, sent, stderr } = await create([tile('queued'), tile('generated')], [events]);
    expect([outcome, pauses]).toEqual(['g1 generated', []]);
    expect(sent[1]).toBe('GET /api/style-tiles/g1');
    expect(stderr).toBe(
      'Waiting for a free worker\nAnalyzing the brief\nChoosing colors\nStyle guide generated\n',
    );
  });

  it.each([
    ['cannot be opened', []],
    ['is refused', [OFFLINE]],
    ['ends too early', [stream({ generationStatus: 'generating', generationStep: 'colors' })]],
    [
      'has another format',
      [{ ...stream(), body: Readable.from([Buffer.from('event: status\ndata: {\n\n')]) }],
    ],
  ])('asks every two seconds when the stream %s', async (_, streams) => {
    const { outcome, pauses } = await create(
      [tile('queued'), tile('generating'), tile('generated')],
      streams,
    );
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000, 2_000]]);
  });

  it('opens the stream again after it broke', async () => {
    const streams = [
      new ConnectionError(null),
      stream({ generationStatus: 'generated', generationStep: null }),
    ];
    const { outcome, pauses } = await create(
      [tile('queued'), tile('generating'), tile('generated')],
      streams,
    );
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000]]);
  });

  it('waits while the server restarts', async () => {
    const { outcome, pauses } = await create([tile('queued'), OFFLINE, OFFLINE, tile('generated')]);
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000, 2_000, 2_000]]);
  });

  it('gives up after five minutes without the server', async () => {
    const { outcome, pauses } = await create([tile('queued'), OFFLINE]);
    expect(outcome).toBe('5: Cannot be reached. Try again.');
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(5 * 60_000 + 2_000);
  });

  it('does not wait for a guide that is gone', async () => {
    expect(await create([tile('queued'), REFUSED])).toMatchObject({
      outcome: '3: It is gone. Check the id.',
      pauses: [2_000],
    });
  });

  it.each([
    [null, 'The style guide could not be generated.'],
    ['No color fits.', 'No color fits.'],
  ])('ends with 5 when the generation failed: %s', async (generationError, message) => {
    const { outcome, stderr } = await create([tile('failed', { generationError })]);
    expect(outcome).toBe(
      `5: ${message} Your credit was returned. Try again on its page: https://stylekit.example/style-tile/g1`,
    );
    expect(stderr).toBe('Generation failed\n');
  });
});
