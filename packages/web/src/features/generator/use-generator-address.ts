import { useLocation, useSearchParams } from 'wouter';
import { type Mode, parseMode } from './generation-mode.ts';

interface GeneratorAddress {
  readonly mode: Mode;
  /** The id of the style guide, or null. */
  readonly tileId: string | null;
  readonly toForm: (mode: Mode) => void;
  /** Navigates to a style guide in the generator. */
  readonly toTile: (tileId: string) => void;
}

/** The state of the generator URL. Changes replace the history entry, so the back button leaves the generator. */
export function useGeneratorAddress(projectId: string): GeneratorAddress {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const go = (search: string) => navigate(`/generator/${projectId}?${search}`, { replace: true });
  return {
    mode: parseMode(params.get('mode')),
    tileId: params.get('tile'),
    toForm: (mode) => go(`mode=${mode}`),
    toTile: (tileId) => go(`tile=${tileId}`),
  };
}
