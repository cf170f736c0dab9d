// Public API of @stylekit/engine/check.

export { type ExplanationMeasure, formatMeasure } from '../guide/measure-guide.ts';
export { type ClosestPair, closestPairs } from '../guide/palette-measures.ts';
export { formatDifference, formatRatio } from '../guide/prose.ts';
export type { FittedPalette } from '../palette/fit-palette.ts';
export { type RepairableColor, repairPalette } from '../palette/repair-palette.ts';
export { RULES } from './check-guide.ts';
export type { CheckedGuide, ExactFix, Measurement, Rule, Severity } from './finding.ts';
export { findNamedPairs, type NamePair, type SingleName } from './named-pairs.ts';
export { findSimilarNames, type NamedColor } from './similar-names.ts';
export { findMissingWeight } from './typography-weight.ts';
