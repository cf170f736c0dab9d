import { DEFAULT_SETTINGS } from '@stylekit/engine';
import { CREATED, type Examples, ID, LATER, PROJECT_ID, PURPOSE } from './example.ts';

const PROJECT = {
  id: PROJECT_ID,
  name: 'Forno',
  description: PURPOSE,
  logoUrl: null,
  createdAt: CREATED,
  updatedAt: CREATED,
  isArchived: false,
  isDeleted: false,
  styleTileCount: 2,
  lastChangedAt: LATER,
  latestPalette: ['#9A3B1E', '#2F3A33', '#D9A25F', '#F2C14E', '#F4EBDD', '#5B7A6A', '#7C5A8C'],
};
const PROJECT_BODY = { name: PROJECT.name, description: PROJECT.description, logoUrl: null };

const TILE = {
  id: ID,
  projectId: PROJECT_ID,
  name: 'AI Generated Style',
  description: PROJECT.description,
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
  createdAt: CREATED,
  updatedAt: CREATED,
};

const MEMORY = {
  isOn: true,
  entries: [
    {
      id: ID,
      kind: 'rejected-color',
      value: '#FF2D95',
      sentence: 'Avoids the color #FF2D95 and similar hues',
      source: 'From “AI Generated Style”, which you deleted, Mar 3, 2027',
      createdAt: LATER,
    },
  ],
  preferences: {
    keptColors: [],
    rejectedColors: ['#FF2D95'],
    fonts: [],
    industry: null,
    designStyle: null,
    targetAudience: null,
    words: [],
    notes: [],
  },
};
const LOGO = '/uploads/0f1e2d3c4b5a69788796a5b4c3d2e1f0.svg';

/** Projects, style guides, memory and logos. */
export const PROJECT_EXAMPLES: Examples = {
  'GET /api/projects': { response: [PROJECT] },
  'POST /api/projects': {
    body: PROJECT_BODY,
    response: { ...PROJECT, styleTileCount: 0, latestPalette: null },
  },
  'GET /api/projects/:id': { response: PROJECT },
  'PUT /api/projects/:id': {
    body: { ...PROJECT_BODY, name: 'Forno Novo' },
    response: { ...PROJECT, name: 'Forno Novo' },
  },
  'POST /api/projects/:id/archive': { response: { ...PROJECT, isArchived: true } },
  'POST /api/projects/:id/unarchive': { response: PROJECT },
  'POST /api/projects/:id/delete': {},
  'GET /api/projects/:id/style-tiles': { response: [TILE] },
  'POST /api/projects/:id/style-tiles': {
    body: { generationMode: 'ai', description: PROJECT.description },
    response: TILE,
  },
  'GET /api/style-tiles': { response: [TILE] },
  'GET /api/recent-style-tiles': {
    response: [
      {
        id: ID,
        name: 'Oak and crust',
        projectId: PROJECT_ID,
        projectName: PROJECT.name,
        palette: PROJECT.latestPalette,
        updatedAt: LATER,
      },
    ],
  },
  'GET /api/style-tiles/:id': {
    response: { ...TILE, generationStatus: 'running', generationStep: 'colors' },
  },
  'PATCH /api/style-tiles/:id': {
    body: { name: 'Oak and crust' },
    response: { ...TILE, name: 'Oak and crust' },
  },
  'GET /api/style-tiles/:id/versions': {
    response: [
      { number: 2, edits: { colors: { primary: { hex: '#1F5A3D' } } }, settings: null, createdAt: LATER },
      { number: 1, edits: {}, settings: null, createdAt: CREATED },
    ],
  },
  'PUT /api/style-tiles/:id/settings': {
    body: DEFAULT_SETTINGS,
    response: { ...TILE, settings: DEFAULT_SETTINGS },
  },
  'POST /api/style-tiles/:id/archive': { response: { ...TILE, isArchived: true } },
  'POST /api/style-tiles/:id/unarchive': { response: TILE },
  'POST /api/style-tiles/:id/delete': {},
  'POST /api/style-tiles/:id/duplicate': {
    response: { ...TILE, name: 'AI Generated Style copy', generationMode: 'custom', originId: PROJECT_ID },
  },
  'POST /api/style-tiles/:id/generate': { response: TILE },
  'GET /api/projects/:id/memory': { response: MEMORY },
  'PUT /api/projects/:id/memory': {
    body: { remember: [{ kind: 'note', value: 'Never pink' }], forget: [ID] },
    response: MEMORY,
  },
  'DELETE /api/projects/:id/memory': {
    response: { ...MEMORY, entries: [], preferences: { ...MEMORY.preferences, rejectedColors: [] } },
  },
  'POST /uploads': { response: { url: LOGO } },
  'POST /uploads/delete': { body: { fileUrl: LOGO }, response: { success: true } },
};
