/** A measured figure and its bounds; without bounds it is only reported. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | '×' | '/s' | 'points' | '' | '%' | 'ΔE' | ': 1';
  /** Upper bound, or null. */
  readonly target: number | null;
  /** Lower bound; null or absent for none. */
  readonly least?: number | null;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whether a figure is within its bounds. */
export function isMet({ value, target, least = null }: Figure): boolean {
  return (target === null || value <= target) && (least === null || value >= least);
}

/** The bounds and whether the figure is within them, such as "(target ≤ 5: met)"; empty without bounds. */
export function describeVerdict(figure: Figure): string {
  const { target, least = null } = figure;
  const bounds = [least === null ? '' : `≥ ${least}`, target === null ? '' : `≤ ${target}`];
  const stated = bounds.filter((bound) => bound !== '').join(' and ');
  return stated === '' ? '' : `  (target ${stated}: ${isMet(figure) ? 'met' : 'MISSED'})`;
}
