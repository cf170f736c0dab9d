import { useLocation, useSearchParams } from 'wouter';
import { type Mode, parseMode } from './generation-mode.ts';

interface GeneratorAddress {
  readonly mode: Mode;
  /** The style guide that is made or was made, or null. */
  readonly tileId: string | null;
  readonly toForm: (mode: Mode) => void;
  /** Where a style guide can be followed, left and found again. */
  readonly toTile: (tileId: string) => void;
}

/** What the address of a project's generator says; going back leads past it, to where the person came from. */
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
