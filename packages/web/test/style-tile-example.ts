import { SAMPLE_GUIDE } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';

/** A queued style guide for tests and screenshots. */
export const QUEUED_TILE: StyleTileView = {
  id: '01890000-0000-7000-8000-0000000000bb',
  projectId: '01890000-0000-7000-8000-0000000000cc',
  name: 'AI Generated Style',
  description: 'A bakery in Lisbon',
  industry: null,
  customIndustry: null,
  designStyle: null,
  targetAudience: null,
  primaryColorHex: null,
  secondaryColorHex: null,
  colorHarmony: null,
  primaryFont: null,
  secondaryFont: null,
  generationMode: 'ai',
  generated: false,
  generatedData: null,
  originalData: null,
  edits: {},
  revision: 0,
  originId: null,
  settings: null,
  generationStatus: 'queued',
  generationStep: null,
  generationError: null,
  isArchived: false,
  isDeleted: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** A generated style guide for tests. */
export const GENERATED_TILE: StyleTileView = {
  ...QUEUED_TILE,
  name: 'Oak and crust',
  generated: true,
  generatedData: SAMPLE_GUIDE,
  generationStatus: 'generated',
};
