// The public names of @stylekit/engine/export. Load it when somebody exports: Style Dictionary behind it is heavy.

export { type ExportedFile, exportGuide } from './export-guide.ts';
export { EXPORT_FORMATS, type ExportFormat, FILE_NAMES, pageFileName } from './file-names.ts';
