/** One measured figure and the bounds it must keep; without any it is only reported. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | '×' | '/s' | 'points' | '' | '%' | 'ΔE' | ': 1';
  /** The most it may be; null when it has no upper bound. */
  readonly target: number | null;
  /** The least it may be; null or absent when it has no lower bound. */
  readonly least?: number | null;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** True when a figure keeps its bounds. */
export function isMet({ value, target, least = null }: Figure): boolean {
  return (target === null || value <= target) && (least === null || value >= least);
}

/** The bounds and whether they are kept, such as "(target ≤ 5: met)"; empty for a figure without bounds. */
export function describeVerdict(figure: Figure): string {
  const { target, least = null } = figure;
  const bounds = [least === null ? '' : `≥ ${least}`, target === null ? '' : `≤ ${target}`];
  const stated = bounds.filter((bound) => bound !== '').join(' and ');
  return stated === '' ? '' : `  (target ${stated}: ${isMet(figure) ? 'met' : 'MISSED'})`;
}
