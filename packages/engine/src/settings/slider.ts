/** The range of a slider, both ends included; values are `min + n × step`. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/**
 * The nearest value of the range: clamped to its ends, then snapped to its step.
 *
 * The result has no floating-point noise (0.3, not 0.30000000000000004). NaN gives the default.
 */
export function snapToRange(value: number, range: SliderRange): number {
  if (Number.isNaN(value)) return range.default;
  const clamped = Math.min(range.max, Math.max(range.min, value));
  const snapped = range.min + Math.round((clamped - range.min) / range.step) * range.step;
  return Number(Math.min(range.max, snapped).toFixed(decimalsOf(range.step)));
}

function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
