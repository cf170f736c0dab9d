import type { StyleTileView } from '@stylekit/server/contract';

/** The generation steps of the server. */
export const STEPS = [
  { key: 'analyzing', label: 'Analyzing', description: 'Reading the brief' },
  { key: 'colors', label: 'Colors', description: 'Building the palette' },
  { key: 'typography', label: 'Typography', description: 'Pairing a header font with a body font' },
  { key: 'finalizing', label: 'Finalizing', description: 'Writing the explanations and tokens' },
] as const;

export type StepState = 'done' | 'current' | 'upcoming';

/** The index of the current step, or -1 while queued. */
export function currentStep({
  generationStatus,
  generationStep,
}: Pick<StyleTileView, 'generationStatus' | 'generationStep'>): number {
  if (generationStatus !== 'running') return -1;
  // Running, but the first step has not started.
  return Math.max(
    0,
    STEPS.findIndex(({ key }) => key === generationStep),
  );
}

export function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'upcoming';
}

/** The progress as text for screen readers. */
export function toProgressText(current: number): string {
  const step = STEPS[current];
  if (step === undefined) return 'Queued';
  return `Step ${current + 1} of ${STEPS.length}: ${step.label}`;
}
