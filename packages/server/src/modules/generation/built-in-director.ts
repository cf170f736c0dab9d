import { readBrief } from '@stylekit/engine/brief';
import type { Director } from '../../ports/director.ts';

/**
 * The built-in director: the engine's own reader, without an external service. The same request returns the same
 * direction.
 */
export function createBuiltInDirector(): Director {
  return {
    name: 'built-in',
    isMetered: false,
    async propose({ brief, preferences, name, seed }, { signal, onStep }) {
      signal.throwIfAborted();
      await onStep('analyzing');
      const direction = await readBrief(brief, { seed, name, preferences });
      await onStep('colors');
      await onStep('typography');
      signal.throwIfAborted();
      return { direction, providerRequestId: null };
    },
  };
}
