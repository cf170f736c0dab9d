import type { Direction, DirectionRequest } from '@stylekit/engine/brief';

export type DirectorStep = 'analyzing' | 'colors' | 'typography';

export interface DirectorOptions {
  /** Cancels the work; `propose` then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Called and awaited at the start of each step, in order; an error that it throws cancels the work. */
  onStep(step: DirectorStep): void | Promise<void>;
}

export interface DirectorResult {
  /** Valid according to the engine's `directionSchema`. */
  readonly direction: Direction;
  /** The provider's id of the request, for support questions; `null` if there is none. */
  readonly providerRequestId: string | null;
}

/** Turns a brief into a direction. */
export interface Director {
  readonly name: 'built-in' | 'openai';
  /** True if every call of `propose` may cost money. */
  readonly isMetered: boolean;
  /**
   * Proposes a direction for a brief.
   *
   * @throws ProviderError when the provider returned no valid response. An abort by the caller is no error of the
   *   provider: it rejects with `signal.reason`, by default an AbortError.
   */
  propose(request: DirectionRequest, options: DirectorOptions): Promise<DirectorResult>;
}
