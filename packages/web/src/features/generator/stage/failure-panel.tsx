import type { StyleTileView } from '@stylekit/server/contract';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { toUnreachableNotice } from './stage-notice.ts';

interface PanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
}

interface FailedPanelProps extends PanelProps {
  readonly tile: StyleTileView;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Shown if the generation failed: the reason, the credit and a retry button. */
export function FailedPanel({ tile, isPending, onRetry, ...panel }: FailedPanelProps) {
  return (
    <Panel {...panel} isPending={isPending} onRetry={onRetry}>
      <Notice
        tone="destructive"
        title={tile.generationError ?? 'There was an error during style guide generation'}
      >
        Your credit was refunded. Trying again uses one credit.
      </Notice>
    </Panel>
  );
}

interface UnreachablePanelProps extends PanelProps {
  readonly error: unknown;
  readonly onRefetch: () => Promise<void>;
}

/** Shown if the status cannot be loaded. A retry only loads the status again. */
export function UnreachablePanel({ error, onRefetch, ...panel }: UnreachablePanelProps) {
  const { isPending, run } = usePending();
  const isRetry = useRef(false);
  useEffect(() => {
    if (!isRetry.current) return;
    isRetry.current = false;
    showToast(toUnreachableNotice(error));
  }, [error]);
  const refetch = async () => {
    isRetry.current = true;
    await onRefetch();
  };
  return (
    <Panel {...panel} isPending={isPending} onRetry={() => run(refetch)}>
      <Notice tone="destructive" title={messageOf(error)}>
        Your style guide may still be in progress. Trying again only checks its status and uses no credit.
      </Notice>
    </Panel>
  );
}

interface FailurePanelProps extends PanelProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Panel({ heading, isPending, onRetry, onBack, children }: FailurePanelProps) {
  return (
    <section className="generator-panel" aria-labelledby="failure-title">
      <h2 id="failure-title" ref={heading} tabIndex={-1} className="panel-title">
        Generation Failed
      </h2>
      <p className="m-0 mt-3 mb-6 max-w-measure text-muted">
        We were unable to complete your style guide generation. Please try again or contact support if the
        issue persists.
      </p>
      {children}
      <div className="mt-8 flex flex-wrap gap-2">
        <Button
          texts={['Try again', 'Trying again…']}
          variant="primary"
          className="aria-disabled:opacity-50"
          aria-disabled={isPending}
          onClick={onRetry}
        >
          {isPending ? 'Trying again…' : 'Try again'}
        </Button>
        <Button onClick={onBack}>Back to form</Button>
      </div>
    </section>
  );
}
