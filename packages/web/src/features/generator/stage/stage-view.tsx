import type { Guide } from '@stylekit/engine';
import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { GeneratorHead } from '../generator-head.tsx';
import { PanelSkeleton } from '../generator-skeleton.tsx';
import { BriefCard } from './brief-card.tsx';
import { CompleteActions } from './complete-actions.tsx';
import { FailedPanel, UnreachablePanel } from './failure-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import type { Stage } from './stage.ts';
import type { AttemptAction } from './use-attempt.ts';

interface StageViewProps {
  readonly project: ProjectView;
  readonly stage: Exclude<Stage, { readonly kind: 'form' }>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly attempt: AttemptAction;
  readonly onRefetch: () => Promise<void>;
  /** Returns to the form with the values of this style guide, or to an empty form for null. */
  readonly onForm: (tile: StyleTileView | null) => void;
  readonly renderGuide: (guide: Guide, tile: StyleTileView) => ReactNode;
}

/** Renders all stages after the form. */
export function StageView(props: StageViewProps) {
  const { project, stage, heading, renderGuide } = props;
  const head = { projectId: project.id, projectName: project.name };
  if (stage.kind === 'complete') {
    return (
      <>
        <div className="no-print page pt-12 pb-10">
          <GeneratorHead {...head} title="Style Guide Generated" heading={heading}>
            <CompleteActions tile={stage.tile} />
          </GeneratorHead>
        </div>
        {renderGuide(stage.guide, stage.tile)}
      </>
    );
  }
  return (
    <div className="page pt-12 pb-20">
      <GeneratorHead {...head} title="New style guide" />
      <div className="generator-body">
        <div className="generator-main">
          <Panel {...props} stage={stage} />
        </div>
        {'tile' in stage && stage.tile !== null && <BriefCard tile={stage.tile} />}
      </div>
    </div>
  );
}

type PanelProps = Omit<StageViewProps, 'stage'> & {
  readonly stage: Exclude<Stage, { readonly kind: 'form' | 'complete' }>;
};

function Panel({ stage, heading, attempt, onRefetch, onForm }: PanelProps) {
  switch (stage.kind) {
    case 'resuming':
      return (
        <div role="status">
          <span className="sr-only">Loading your style guide…</span>
          <PanelSkeleton />
        </div>
      );
    case 'generating':
      return <ProgressPanel tile={stage.tile} heading={heading} />;
    case 'failed':
      return (
        <FailedPanel
          tile={stage.tile}
          heading={heading}
          isPending={attempt.isPending}
          onRetry={() => attempt.retry(stage.tile)}
          onBack={() => onForm(stage.tile)}
        />
      );
    case 'unreachable':
      return (
        <UnreachablePanel
          error={stage.error}
          heading={heading}
          onRefetch={onRefetch}
          onBack={() => onForm(stage.tile)}
        />
      );
    case 'unknown':
      return (
        <MissingGuide heading={heading} title="Style Guide Not Found" onForm={() => onForm(null)}>
          This style guide doesn't exist in this project. It may have been deleted, or the link is incomplete.
        </MissingGuide>
      );
    case 'incomplete':
      return (
        <MissingGuide heading={heading} title="Style Guide data is missing" onForm={() => onForm(stage.tile)}>
          There was an error with this style guide. Please try generating a new one.
        </MissingGuide>
      );
  }
}

interface MissingGuideProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  readonly onForm: () => void;
  readonly children: string;
}

function MissingGuide({ heading, title, onForm, children }: MissingGuideProps) {
  return (
    <section className="generator-panel" aria-labelledby="unknown-title">
      <EmptyState
        title={title}
        titleId="unknown-title"
        titleRef={heading}
        action={
          <Button variant="primary" onClick={onForm}>
            Start a new style guide
          </Button>
        }
      >
        {children}
      </EmptyState>
    </section>
  );
}
