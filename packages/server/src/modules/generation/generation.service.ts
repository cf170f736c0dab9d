import { GENERATION } from '../../config/limits.ts';
import { type Services, toCtx } from '../../context/context.ts';
import { isTransientDatabaseError } from '../../database/database-error.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { claimTile, type GenerationJob } from './claim-tile.ts';
import { generateGuide } from './generate-guide.ts';
import { ProviderError } from './provider-error.ts';
import { recordProviderFailure, recordProviderSuccess } from './provider-state.service.ts';
import { failTile, finishTile, requeueTile } from './settle-generation.ts';
import { LeaseLostError, renewLease } from './tile-lease.ts';

/**
 * The result of one run. `generated` and `failed` are final; `requeued` runs again under the next attempt number;
 * `lost` wrote nothing, because another worker took over or the guide was deleted; the others come from the claim.
 */
export type GenerationOutcome =
  | 'generated'
  | 'failed'
  | 'requeued'
  | 'lost'
  | 'waiting'
  | 'stale'
  | 'rejected';

/**
 * Generates the guide of a job, if that is still needed: the job is only a wake-up, the row is the source of truth.
 *
 * Makes at most one call to the director. Running it twice, or in two processes at once, is harmless.
 *
 * @param signal aborted when the worker has to stop; the guide is then requeued for other workers
 * @throws a transient database error; the guide is then requeued when its lease has expired
 */
export async function runGeneration(
  services: Services,
  job: GenerationJob,
  signal: AbortSignal,
): Promise<GenerationOutcome> {
  signal.throwIfAborted();
  const claim = await claimTile(toCtx(services), job);
  if (claim.kind !== 'claimed') return claim.kind;
  const { tile } = claim;
  const lease = renewLease(services, tile);
  const timeout = AbortSignal.timeout(GENERATION.runSeconds * 1_000);
  try {
    const generated = await generateGuide(services, tile, AbortSignal.any([signal, lease.signal, timeout]));
    return (await finishTile(toCtx(services), tile, generated)) ? 'generated' : 'lost';
  } catch (error) {
    return await settleFailure(
      services,
      tile,
      timeout.aborted ? new ProviderError('timeout') : error,
      signal,
    );
  } finally {
    lease.stop();
  }
}

async function settleFailure(
  services: Services,
  tile: StyleTile,
  error: unknown,
  signal: AbortSignal,
): Promise<GenerationOutcome> {
  if (error instanceof LeaseLostError) return 'lost';
  if (error instanceof ProviderError) return settleProviderError(services, tile, error);
  if (signal.aborted) {
    const end = { outcome: 'handed back', providerRequestId: null, pauseSeconds: () => 0 };
    return requeueTile(toCtx(services), tile, end);
  }
  if (isTransientDatabaseError(error)) throw error;
  services.log.error({ err: error, styleTileId: tile.id }, 'style guide not generated');
  const end = { error: 'internal', outcome: 'error', providerRequestId: null } as const;
  return (await failTile(toCtx(services), tile, end)) ? 'failed' : 'lost';
}

async function settleProviderError(
  services: Services,
  tile: StyleTile,
  providerError: ProviderError,
): Promise<GenerationOutcome> {
  const { director, log } = services;
  log.warn({ err: providerError.cause, kind: providerError.kind, styleTileId: tile.id }, 'provider error');
  // A refusal means the provider is healthy, so it does not count toward the circuit breaker.
  const record = providerError.kind === 'refusal' ? recordProviderSuccess : recordProviderFailure;
  if (director.isMetered) await record(toCtx(services), director.name);
  const end = { outcome: providerError.kind, providerRequestId: providerError.requestId };
  const requestedSeconds = Math.ceil((providerError.retryAfterMs ?? 0) / 1_000);
  if (providerError.isRetryable && requestedSeconds <= GENERATION.maxPauseSeconds) {
    const pauseSeconds = (calls: number) =>
      Math.max(requestedSeconds, GENERATION.firstPauseSeconds * 2 ** (calls - 1));
    return requeueTile(toCtx(services), tile, { ...end, pauseSeconds });
  }
  const error = providerError.kind === 'refusal' ? 'refusal' : 'model';
  return (await failTile(toCtx(services), tile, { ...end, error })) ? 'failed' : 'lost';
}
