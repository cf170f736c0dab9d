import type { StyleTileView } from '@stylekit/server/contract';
import { type RefObject, useEffect } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { SteadyText } from '../../../ui/steady-text.tsx';
import { currentStep, STEPS, type StepState, stateOf, toProgressText } from './progress.ts';
import { useOnline } from './use-online.ts';

const DURATION_TEXT =
  'It usually takes less than two minutes. You can leave this page; Continue Generation on the project page brings you back.';
const QUEUED_TEXT = `Your style guide is queued. ${DURATION_TEXT}`;
const RUNNING_TEXT = `Your style guide is being generated. ${DURATION_TEXT}`;

const STATE_LABELS: Readonly<Record<StepState, string>> = { done: 'Done', current: 'Now', upcoming: '' };

interface ProgressPanelProps {
  readonly tile: StyleTileView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The progress of a generation with the steps of the server. */
export function ProgressPanel({ tile, heading }: ProgressPanelProps) {
  const current = currentStep(tile);
  const isOnline = useOnline();
  useEffect(() => announce(toProgressText(current)), [current]);
  return (
    <section className="generator-panel" aria-labelledby="progress-title">
      <h2 id="progress-title" ref={heading} tabIndex={-1} className="panel-title">
        AI Magic in Progress
      </h2>
      <div className="mt-3 max-w-measure text-muted">
        <SteadyText texts={[QUEUED_TEXT, RUNNING_TEXT]}>
          {isOnline ? <p className="m-0">{current === -1 ? QUEUED_TEXT : RUNNING_TEXT}</p> : <Offline />}
        </SteadyText>
      </div>
      <ol className="steps">
        {STEPS.map(({ key, label, description }, index) => (
          <Step key={key} label={label} description={description} state={stateOf(index, current)} />
        ))}
      </ol>
    </section>
  );
}

function Offline() {
  return (
    <div role="status">
      <p className="m-0 font-medium text-foreground">You are offline</p>
      <p className="m-0">The status shown may be outdated. It updates when you are back online.</p>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly description: string;
  readonly state: StepState;
}

function Step({ label, description, state }: StepProps) {
  return (
    <li className="step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="step-marker" aria-hidden="true" />
      <span className="step-label">{label}</span>
      <span className="step-description">{description}</span>
      <span className="note">{STATE_LABELS[state]}</span>
    </li>
  );
}
