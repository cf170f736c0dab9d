import type { StyleTileView } from '@stylekit/server/contract';

/** The steps of the server's work, in their order, with what is done in each. */
export const STEPS = [
  { key: 'analyzing', label: 'Analyzing', words: 'Reading the brief' },
  { key: 'colors', label: 'Colors', words: 'Building the palette' },
  { key: 'typography', label: 'Typography', words: 'Pairing a header font with a body font' },
  { key: 'finalizing', label: 'Finalizing', words: 'Writing the explanations and tokens' },
] as const;

export type StepState = 'done' | 'now' | 'ahead';

/** Index of the step the server is at; -1 while the style guide waits for its turn. */
export function currentStep({
  generationStatus,
  generationStep,
}: Pick<StyleTileView, 'generationStatus' | 'generationStep'>): number {
  if (generationStatus !== 'running') return -1;
  // Taken up, with no step begun yet.
  return Math.max(
    0,
    STEPS.findIndex(({ key }) => key === generationStep),
  );
}

export function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'now' : 'ahead';
}

/** How far it is, in one sentence for who cannot see the list. */
export function toProgressText(current: number): string {
  const step = STEPS[current];
  if (step === undefined) return 'Queued';
  return `Step ${current + 1} of ${STEPS.length}: ${step.label}`;
}
