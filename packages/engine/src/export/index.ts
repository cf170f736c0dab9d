// Public API of @stylekit/engine/export. Load it on demand, because Style Dictionary is large.

export type {
  ExportOptions,
  GuideRamps,
  MeasuredRamp,
  MeasuredStep,
  SemanticColor,
  StepContrast,
} from '../guide/guide-ramps.ts';
export { guideRamps } from '../guide/guide-ramps.ts';
export { colorRamp, RAMP_STEPS, type RampColor, type RampStep } from '../palette/color-ramp.ts';
export { SEMANTIC_NAMES, type SemanticName } from '../palette/semantic-colors.ts';
export { type ExportedFile, exportGuide, exportGuideFiles } from './export-guide.ts';
export { EXPORT_FORMATS, type ExportFormat, FILE_NAMES, pageFileName } from './file-names.ts';
