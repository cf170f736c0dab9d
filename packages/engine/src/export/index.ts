// Public API of @stylekit/engine/export. Load it on demand, because Style Dictionary is large.

export { type ExportedFile, exportGuide } from './export-guide.ts';
export { EXPORT_FORMATS, type ExportFormat, FILE_NAMES, pageFileName } from './file-names.ts';
