import type { Direction, DirectionRequest } from '@stylekit/engine/brief';

export type DirectorStep = 'analyzing' | 'colors' | 'typography';

export interface DirectorOptions {
  /** Ends the work; `propose` then rejects with the signal's own reason. */
  readonly signal: AbortSignal;
  /** Called once for each step as it begins, in order, and waited for; what it throws ends the work as it is. */
  onStep(step: DirectorStep): void | Promise<void>;
}

export interface DirectorAnswer {
  /** Always one that the engine's `directionSchema` accepts. */
  readonly direction: Direction;
  /** What the provider calls this request, for questions to it; `null` when nobody was asked or it named none. */
  readonly providerRequestId: string | null;
}

/** Who turns a brief into a direction. */
export interface Director {
  readonly name: 'built-in' | 'openai';
  /** True when every call of `propose` may cost money. */
  readonly isMetered: boolean;
  /**
   * Proposes a direction for a brief.
   *
   * @throws ProviderFault when the provider gave no answer that can be used. An abort by the caller is no fault of
   *   the provider: it rejects with `signal.reason`, an AbortError unless the caller gave another.
   */
  propose(request: DirectionRequest, options: DirectorOptions): Promise<DirectorAnswer>;
}
