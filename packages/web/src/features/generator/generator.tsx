import type { Guide } from '@stylekit/engine';
import type { MemoryView, ProjectView, StyleTileView, UserView } from '@stylekit/server/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CreditsDialog } from './creation/credits-dialog.tsx';
import { useCreation } from './creation/use-creation.ts';
import { FormStage } from './form-stage.tsx';
import type { Mode } from './generation-mode.ts';
import { type Stage, toStage } from './stage/stage.ts';
import { StageView } from './stage/stage-view.tsx';
import { useAttempt } from './stage/use-attempt.ts';
import { useStageChange } from './stage/use-stage-change.ts';
import { useTileWatch } from './stage/use-tile-watch.ts';
import { useGeneratorAddress } from './use-generator-address.ts';
import { useRestore } from './use-restore.ts';

/** Shown in the browser tab while the user is elsewhere. */
const PAGE_TITLES: Readonly<Record<Stage['kind'], string>> = {
  form: 'New style guide',
  resuming: 'New style guide',
  unknown: 'Style Guide Not Found',
  generating: 'AI Magic in Progress',
  complete: 'Style Guide Generated',
  incomplete: 'Style Guide data is missing',
  failed: 'Generation Failed',
  unreachable: 'Generation Failed',
};

interface GeneratorProps {
  readonly project: ProjectView;
  readonly user: UserView;
  readonly memory: MemoryView | undefined;
  readonly renderGuide: (guide: Guide, tile: StyleTileView) => ReactNode;
}

/** The generator of a project. The stage depends on the URL and the server state. */
export function Generator({ project, user, memory, renderGuide }: GeneratorProps) {
  const { tileId, mode, toForm, toTile } = useGeneratorAddress(project.id);
  const [created, setCreated] = useState<StyleTileView | null>(null);
  const [outOfCreditsMode, setOutOfCreditsMode] = useState<Mode | null>(null);
  const watch = useTileWatch(tileId);
  // Uses the creation response until the first request has finished.
  const tile = watch.tile ?? (created?.id === tileId ? created : undefined);
  const stage = toStage({ ...watch, projectId: project.id, tileId, tile });
  usePageTitle(PAGE_TITLES[stage.kind], project.name);
  const heading = useStageChange(stage);
  const attempt = useAttempt({ user, onOutOfCredits: setOutOfCreditsMode });
  useStart(tile, attempt.start);
  const creation = useCreation({
    project,
    user,
    onOutOfCredits: setOutOfCreditsMode,
    onCreated: (result) => {
      setCreated(result);
      toTile(result.id);
    },
  });
  const restore = useRestore(project.id);
  const onForm = (from: StyleTileView | null) => {
    if (from !== null) restore(from);
    toForm(from?.generationMode ?? mode);
  };
  const shared = { project, heading };
  return (
    <>
      {stage.kind === 'form' ? (
        <FormStage {...shared} user={user} memory={memory} mode={mode} creation={creation} onMode={toForm} />
      ) : (
        <StageView
          {...shared}
          stage={stage}
          attempt={attempt}
          onRefetch={watch.refetch}
          onForm={onForm}
          renderGuide={renderGuide}
        />
      )}
      <CreditsDialog mode={outOfCreditsMode} onBack={() => setOutOfCreditsMode(null)} />
    </>
  );
}

/** Starts the generation of a new style guide once. Has no effect if the server has already queued it. */
function useStart(tile: StyleTileView | undefined, start: (tile: StyleTileView) => Promise<void>): void {
  const started = useRef<string | null>(null);
  useEffect(() => {
    if (tile === undefined || started.current === tile.id) return;
    if (tile.generationStatus !== 'pending' && tile.generationStatus !== 'queued') return;
    started.current = tile.id;
    void start(tile);
  }, [tile, start]);
}
