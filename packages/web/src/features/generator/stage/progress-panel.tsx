import type { StyleTileView } from '@stylekit/server/contract';
import { type RefObject, useEffect } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { SteadyText } from '../../../ui/steady-text.tsx';
import { currentStep, STEPS, type StepState, stateOf, toProgressText } from './progress.ts';
import { useOnline } from './use-online.ts';

const LASTS =
  'It usually takes less than two minutes. You can leave this page; Continue Generation on the project page brings you back.';
const WAITING = `Your style guide is queued. ${LASTS}`;
const AT_WORK = `Your style guide is being generated. ${LASTS}`;

const STATE_WORDS: Readonly<Record<StepState, string>> = { done: 'Done', now: 'Now', ahead: '' };

interface ProgressPanelProps {
  readonly tile: StyleTileView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** A style guide while it is made: the server's own steps, each as it is come to. */
export function ProgressPanel({ tile, heading }: ProgressPanelProps) {
  const current = currentStep(tile);
  const isOnline = useOnline();
  useEffect(() => announce(toProgressText(current)), [current]);
  return (
    <section className="generator-panel" aria-labelledby="progress-title">
      <h2 id="progress-title" ref={heading} tabIndex={-1} className="panel-title">
        AI Magic in Progress
      </h2>
      <div className="mt-3 max-w-[58ch] text-muted">
        <SteadyText texts={[WAITING, AT_WORK]}>
          {isOnline ? <p className="m-0">{current === -1 ? WAITING : AT_WORK}</p> : <Offline />}
        </SteadyText>
      </div>
      <ol className="steps">
        {STEPS.map(({ key, label, words }, index) => (
          <Step key={key} label={label} words={words} state={stateOf(index, current)} />
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
  readonly words: string;
  readonly state: StepState;
}

function Step({ label, words, state }: StepProps) {
  return (
    <li className="step" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-marker" aria-hidden="true" />
      <span className="step-label">{label}</span>
      <span className="step-description">{words}</span>
      <span className="note">{STATE_WORDS[state]}</span>
    </li>
  );
}
