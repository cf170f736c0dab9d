import { randomUUID } from 'node:crypto';
import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOldDatabase, type InsertRow } from '../../../test/support/old-database.ts';
import { DATABASE_KINDS, type TestDatabase } from '../../../test/support/test-database.ts';
import { UnreadableDocument } from '../json-document.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { StyleTileEntity } from '../tables/style-tile.entity.ts';

const OWNER = randomUUID();
const PROJECT = randomUUID();
const DESCRIPTION = 'A bakery in Lisbon that bakes sourdough over oak';
const CUSTOM = parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'By hand', description: 'Ours' });
const COPILOT = {
  description: DESCRIPTION,
  industry: 'other',
  customIndustry: 'Milling',
  designStyle: 'retro',
  targetAudience: 'neighbours',
  primaryColorHex: '#0f766e',
  secondaryColorHex: '#1F4E6B',
  primaryFont: 'Lora',
  colorHarmony: 'triadic',
};

/** Rows of the first schema by their name, without the columns that all have in common. */
const OLD_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'AI Generated Style': { generation_mode: 'ai', description: DESCRIPTION },
  'Retro Style': {
    generation_mode: 'copilot',
    description: COPILOT.description,
    industry: COPILOT.industry,
    custom_industry: COPILOT.customIndustry,
    design_style: COPILOT.designStyle,
    target_audience: COPILOT.targetAudience,
    primary_color_hex: COPILOT.primaryColorHex,
    secondary_color_hex: COPILOT.secondaryColorHex,
    primary_font: COPILOT.primaryFont,
    color_harmony: COPILOT.colorHarmony,
  },
  'Co-Pilot Style': { generation_mode: 'copilot', description: DESCRIPTION, color_harmony: 'auto' },
  'By hand': {
    generation_mode: 'custom',
    description: CUSTOM.description,
    primary_color_hex: CUSTOM.primary.hex,
    secondary_color_hex: CUSTOM.secondary[0].hex,
    primary_font: CUSTOM.headerFont,
    secondary_font: CUSTOM.bodyFont,
    generated_data: JSON.stringify(buildCustomGuide(CUSTOM)),
  },
  Damaged: { generation_mode: 'custom', description: 'Ours', generated_data: '{"colors": {"secondary": 1}}' },
  Text: { generation_mode: 'custom', description: 'Ours', generated_data: '"text"' },
};

async function fill(insert: InsertRow): Promise<void> {
  const dates = { created_at: new Date(), updated_at: new Date() };
  await insert('app_user', { ...dates, id: OWNER, name: 'Ada', email: 'ada@example.com' });
  await insert('project', { ...dates, id: PROJECT, user_id: OWNER, name: 'Bakery', description: 'A brand' });
  for (const [name, row] of Object.entries(OLD_ROWS)) {
    const owned = { id: randomUUID(), project_id: PROJECT, user_id: OWNER, generation_status: 'generated' };
    await insert('style_tile', { ...dates, ...owned, name, ...row });
  }
}

describe.each(DATABASE_KINDS)('briefs of the first schema on %s', (kind) => {
  let old: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    old = await createOldDatabase(kind, 1, fill);
    database = await openDatabase(old.location);
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await old.drop();
  });

  const briefOf = async (name: string) =>
    (await database.fork().findOneOrFail(StyleTileEntity, { name })).brief;

  it('become the submitted briefs, in each mode', async () => {
    expect(await briefOf('AI Generated Style')).toEqual(parseBrief('ai', { description: DESCRIPTION }));
    expect(await briefOf('Retro Style')).toEqual(parseBrief('copilot', COPILOT));
    expect(await briefOf('Co-Pilot Style')).toEqual(parseBrief('copilot', { description: DESCRIPTION }));
    expect(await briefOf('By hand')).toEqual(CUSTOM);
  });

  it('keep the data of an invalid guide, without breaking the list', async () => {
    const damaged = await briefOf('Damaged');
    expect(damaged).toBeInstanceOf(UnreadableDocument);
    expect(JSON.parse(JSON.stringify(damaged))).toMatchObject({ mode: 'custom', description: 'Ours' });
    expect(await briefOf('Text')).toBeInstanceOf(UnreadableDocument);
  });

  it('have the colors of their guides', async () => {
    const paletteOf = async (name: string) =>
      (await database.fork().findOneOrFail(StyleTileEntity, { name })).palette;
    const { primary, secondary, accent } = CUSTOM;
    expect(await paletteOf('By hand')).toEqual([primary, ...secondary, ...accent].map(({ hex }) => hex));
    expect(await paletteOf('Damaged')).toEqual(Array(7).fill(null));
  });

  it('result in tables that match the entities', async () => {
    expect((await database.schemaDrift()).trim()).toBe('');
  });
});
