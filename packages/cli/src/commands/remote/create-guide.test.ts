import type { StyleTileInput } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { type Reply, startApiServer } from '../../../test/api-server.ts';
import { createDeps } from '../../../test/run-cli.ts';
import { CliError } from '../../cli-error.ts';
import { createGuide } from './create-guide.ts';

const GONE: Reply = { status: 404, json: { code: 'SK_NOT_FOUND', message: 'It is gone.' } };
const tile = (generationStatus: string, changes = {}): Reply => ({
  json: { id: 'g1', generationStatus, generationStep: null, generationError: null, ...changes },
});
const stream = (...events: readonly object[]) => ({
  events: events.map((event) => `event: status\ndata: ${JSON.stringify(event)}\n\n`),
});

/**
 * Creates a guide; each state is the answer of one call, the last one also of all later calls, and each stream that of
 * one connection.
 */
async function create(states: readonly Reply[], streams: readonly Reply[] = []) {
  const pauses: number[] = [];
  const { deps, stderr } = createDeps({
    cwd: '/',
    system: { pause: async (milliseconds) => void pauses.push(milliseconds) },
  });
  let [call, connection] = [0, 0];
  const { api, calls, url } = await startApiServer(({ path }) => {
    if (path.endsWith('/events')) return streams[connection++] ?? 'no response';
    const reply = states[Math.min(call, states.length - 1)] ?? 'no response';
    call += 1;
    return reply;
  }, deps);
  const outcome = await createGuide('p1', {} as StyleTileInput, api, deps)
    .then(({ id, generationStatus }) => `${id} ${generationStatus}`)
    .catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      return `${error.exitCode}: ${error.message} ${error.hint}`.replaceAll(url, 'https://stylekit.example');
    });
  const sent = calls
    .filter(({ path }) => !path.endsWith('/events'))
    .map(({ method, path }) => `${method} ${path}`);
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
    ['is refused', [{ status: 503, json: { code: 'SK_UNAVAILABLE', message: 'Busy.' } }]],
    ['ends too early', [stream({ generationStatus: 'generating', generationStep: 'colors' })]],
    ['has another format', [{ events: ['event: status\ndata: {\n\n'] }]],
  ])('asks every two seconds when the stream %s', async (_, streams) => {
    const { outcome, pauses } = await create(
      [tile('queued'), tile('generating'), tile('generated')],
      streams,
    );
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000, 2_000]]);
  });

  it('opens the stream again after it broke', async () => {
    const streams = [
      { ...stream({ generationStatus: 'generating', generationStep: 'colors' }), breaks: true },
      stream({ generationStatus: 'generated', generationStep: null }),
    ];
    const { outcome, pauses } = await create(
      [tile('queued'), tile('generating'), tile('generated')],
      streams,
    );
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000]]);
  });

  it('waits while the server restarts', async () => {
    const { outcome, pauses } = await create([
      tile('queued'),
      'no response',
      'no response',
      tile('generated'),
    ]);
    expect([outcome, pauses]).toEqual(['g1 generated', [2_000, 2_000, 2_000]]);
  });

  it('gives up after five minutes without the server', async () => {
    const { outcome, pauses } = await create([tile('queued'), 'no response']);
    expect(outcome).toBe(
      '5: https://stylekit.example cannot be reached (ECONNRESET). Check the connection and STYLEKIT_URL, and try again.',
    );
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(5 * 60_000 + 2_000);
  });

  it('does not wait for a guide that is gone', async () => {
    expect(await create([tile('queued'), GONE])).toMatchObject({
      outcome:
        '3: It is gone. Check the id, and the account with stylekit whoami. stylekit guides list shows all guides.',
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
