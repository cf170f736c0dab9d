import { randomUUID } from 'node:crypto';
import type { StyleTileInput, StyleTileView } from '@stylekit/server/contract';
import type { Api } from '../../api/api.ts';
import { ConnectionError } from '../../api/send-request.ts';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT } from '../../exit-code.ts';
import { createProgress } from '../../report/progress.ts';
import { readEvents } from './read-events.ts';

/** What the server reports while it generates. */
type Status = Pick<StyleTileView, 'generationStatus' | 'generationStep' | 'generationError'>;

const POLL_MS = 2_000;
/** A server that restarts is back long before this. */
const MAX_OUTAGE_MS = 5 * 60_000;

const STEPS = {
  analyzing: 'Analyzing the brief',
  colors: 'Choosing colors',
  typography: 'Choosing fonts',
  finalizing: 'Finishing the style guide',
} as const satisfies Record<NonNullable<StyleTileView['generationStep']>, string>;

/**
 * Creates a style guide on the server and waits until it is generated. The request has an idempotency key, so that a
 * repeated one does not charge twice.
 *
 * @throws CliError 5 when the generation failed
 */
export async function createGuide(
  projectId: string,
  body: StyleTileInput,
  api: Api,
  deps: Deps,
): Promise<StyleTileView> {
  const created = await api.send<StyleTileView>(
    'POST',
    `/api/projects/${encodeURIComponent(projectId)}/style-tiles`,
    { body, headers: { 'idempotency-key': randomUUID() }, isRepeatable: true },
  );
  const progress = createProgress(deps);
  try {
    return await waitForGuide(created, api, deps, (status) => progress.show(describe(status)));
  } finally {
    progress.end();
  }
}

/** Follows the events of the guide, and asks for its state after each interruption. */
async function waitForGuide(
  created: StyleTileView,
  api: Api,
  deps: Deps,
  onStatus: (status: Status) => void,
): Promise<StyleTileView> {
  const path = `/api/style-tiles/${created.id}`;
  let tile = created;
  for (;;) {
    onStatus(tile);
    if (tile.generationStatus === 'generated') return tile;
    if (tile.generationStatus === 'failed') throw failed(tile, api.url);
    const hasEnded = await followStream(`${path}/events`, api, onStatus);
    if (!hasEnded) await deps.system.pause(POLL_MS);
    tile = await loadThroughOutage(path, api, deps);
  }
}

/** The state of the guide, also when the server restarts meanwhile. */
async function loadThroughOutage(path: string, api: Api, { system }: Deps): Promise<StyleTileView> {
  for (let outageMs = 0; ; outageMs += POLL_MS) {
    try {
      // Repeated here, so that the pauses add up to no more than the outage.
      return await api.send<StyleTileView>('GET', path, { isRepeatable: false });
    } catch (error) {
      const isTemporary = error instanceof CliError && error.exitCode === EXIT.serverOrNetwork;
      if (!isTemporary || outageMs >= MAX_OUTAGE_MS) throw error;
      await system.pause(POLL_MS);
    }
  }
}

/** Reads events until the stream ends or breaks. Returns whether there was a final one, so that no pause is needed. */
async function followStream(path: string, api: Api, onStatus: (status: Status) => void): Promise<boolean> {
  const end = new AbortController();
  try {
    const response = await api.open(path, end.signal);
    for await (const { event, data } of readEvents(response)) {
      if (event !== 'status') continue;
      const status: Status = JSON.parse(data);
      onStatus(status);
      if (status.generationStatus === 'generated' || status.generationStatus === 'failed') return true;
    }
    return false;
  } catch (error) {
    // The state of the guide is asked next, and reports an error that persists.
    if (error instanceof CliError || error instanceof ConnectionError || error instanceof SyntaxError)
      return false;
    throw error;
  } finally {
    end.abort();
  }
}

function describe({ generationStatus, generationStep }: Status): string {
  if (generationStatus === 'generated') return 'Style guide generated';
  if (generationStatus === 'failed') return 'Generation failed';
  return generationStep === null ? 'Waiting for a free worker' : STEPS[generationStep];
}

function failed({ id, generationError }: StyleTileView, url: string): CliError {
  return new CliError(
    EXIT.serverOrNetwork,
    generationError ?? 'The style guide could not be generated.',
    `Your credit was returned. Try again on its page: ${url}/style-tile/${id}`,
  );
}
