/** One measured figure; smaller is better where there is a target. `target` is the most it may be, null when it is only reported. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | '×' | '/s' | 'points';
  readonly target: number | null;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
