/** What a call may be sent and what it then answers, by method and path as the routes are written. */
interface Example {
  readonly body?: unknown;
  readonly answer?: unknown;
}

const ID = '01a1fb97-5b42-7c6e-9a11-3f2f6f4a7c10';
const PROJECT_ID = '01a1fb96-1d0e-7b53-8f4c-92f0c1a8d2e4';
const CREATED = '2027-03-03T09:41:00.000Z';
const LATER = '2027-03-03T09:42:30.000Z';

const PROJECT = {
  id: PROJECT_ID,
  name: 'Forno',
  description: 'A bakery in Lisbon that bakes sourdough over oak',
  logoUrl: null,
  createdAt: CREATED,
  updatedAt: CREATED,
  isArchived: false,
  isDeleted: false,
  styleTileCount: 2,
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
  generationStatus: 'queued',
  generationStep: null,
  generationError: null,
  isArchived: false,
  isDeleted: false,
  createdAt: CREATED,
  updatedAt: CREATED,
};

const SESSION = {
  id: ID,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  network: '203.0.113.0/24',
  isCurrent: true,
  isRemembered: true,
  createdAt: CREATED,
  lastSeenAt: LATER,
  expiresAt: '2027-04-02T09:41:00.000Z',
};

const TRANSACTION = {
  id: ID,
  kind: 'reserve',
  account: 'ai',
  delta: -1,
  balance: 2,
  description: 'Style guide generation',
  createdAt: CREATED,
};

/** An example for every call; a test sends each body through its schema and each answer through its own. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/user/sessions': { answer: [SESSION] },
  'DELETE /api/user/sessions/:id': {},
  'POST /api/user/sessions/revoke-others': { answer: { ended: 2 } },
  'GET /api/user/transactions': { answer: [TRANSACTION] },
  'GET /api/projects': { answer: [PROJECT] },
  'POST /api/projects': { body: PROJECT_BODY, answer: { ...PROJECT, styleTileCount: 0 } },
  'GET /api/projects/:id': { answer: PROJECT },
  'PUT /api/projects/:id': {
    body: { ...PROJECT_BODY, name: 'Forno Novo' },
    answer: { ...PROJECT, name: 'Forno Novo' },
  },
  'POST /api/projects/:id/archive': { answer: { ...PROJECT, isArchived: true } },
  'POST /api/projects/:id/unarchive': { answer: PROJECT },
  'POST /api/projects/:id/delete': {},
  'GET /api/projects/:id/style-tiles': { answer: [TILE] },
  'POST /api/projects/:id/style-tiles': {
    body: { generationMode: 'ai', description: PROJECT.description },
    answer: TILE,
  },
  'GET /api/style-tiles/:id': { answer: { ...TILE, generationStatus: 'running', generationStep: 'colors' } },
  'PATCH /api/style-tiles/:id': {
    body: { name: 'Oak and crust' },
    answer: { ...TILE, name: 'Oak and crust' },
  },
  'POST /api/style-tiles/:id/archive': { answer: { ...TILE, isArchived: true } },
  'POST /api/style-tiles/:id/unarchive': { answer: TILE },
  'POST /api/style-tiles/:id/delete': {},
  'POST /api/style-tiles/:id/generate': { answer: TILE },
};
