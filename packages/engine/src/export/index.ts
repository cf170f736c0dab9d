// The export door: apart from the engine's own, because Style Dictionary behind it is heavy. Load it when needed.

export { type ExportedFile, exportGuide } from './export-guide.ts';
export {
  EXPORT_FORMATS,
  type ExportFormat,
  FILE_NAMES,
  MEDIA_TYPES,
  pageFileName,
  toFileStem,
} from './file-names.ts';
