import { buildGuide, type Guide, parseGuide } from '@stylekit/engine';
import type { DirectionRequest, Preferences } from '@stylekit/engine/brief';
import { loadColorNamer } from '@stylekit/engine/color';
import { GENERATION } from '../../config/limits.ts';
import { type House, toCtx } from '../../context/context.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import type { DirectorAnswer } from '../../ports/director.ts';
import { loadPreferences } from '../memory/memory.service.ts';
import { readTileBrief } from '../style-tile/read-documents.ts';
import { noteProviderAnswer } from './provider-state.service.ts';
import { reportStep } from './tile-lease.ts';

export interface MadeGuide {
  readonly guide: Guide;
  readonly providerRequestId: string | null;
}

/**
 * Makes the guide of a tile: asks the director, composes, checks. Each step is written down as it begins.
 *
 * @throws ProviderFault, LeaseLostError, or `signal.reason` as soon as it is aborted, whoever still works
 */
export async function makeGuide(house: House, tile: StyleTile, signal: AbortSignal): Promise<MadeGuide> {
  const { director } = house;
  const request = toRequest(house, tile, await loadPreferences(toCtx(house), tile.projectId, tile.createdAt));
  const work = director.propose(request, { signal, onStep: (step) => reportStep(house, tile, step) });
  const { direction, providerRequestId } = await untilAborted<DirectorAnswer>(work, signal);
  if (director.isMetered) await noteProviderAnswer(toCtx(house), director.name);
  await reportStep(house, tile, 'finalizing');
  const guide = parseGuide(buildGuide(direction, await loadColorNamer()));
  const bytes = Buffer.byteLength(JSON.stringify(guide));
  if (bytes > GENERATION.guideBytes) throw new Error(`The style guide has ${bytes} bytes.`);
  return { guide, providerRequestId };
}

/** The tile's own id is the seed: whoever goes on with it gets the same guide. */
function toRequest(house: House, tile: StyleTile, preferences: Preferences): DirectionRequest {
  const { id: seed, name } = tile;
  const brief = readTileBrief(toCtx(house), tile);
  if (brief === null) throw new Error('The brief of the style guide does not parse.');
  if (brief.mode === 'custom') throw new Error('A custom style guide is not made by a director.');
  return { mode: brief.mode, brief, preferences, name, seed };
}

/** What `work` comes to, or the signal's reason when that is first; what `work` does later is not waited for. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
