import { CUSTOM_DEFAULTS } from '../src/brief/index.ts';
import { exportGuide } from '../src/export/index.ts';
import { type BriefMode, type Guide, generateGuide, parseSettings, SAMPLE_GUIDE } from '../src/index.ts';

/** One guide to generate, and its settings. */
interface Case {
  readonly mode: BriefMode;
  readonly input: unknown;
  readonly seed?: string;
  readonly settings?: unknown;
}

const custom = {
  ...CUSTOM_DEFAULTS,
  mode: 'custom',
  name: 'Ünïcode “Brand” {color.primary} */ \u202e 日本',
  description: 'ﬁne ½ e\u0301',
};

const CASES: readonly Case[] = [
  { mode: 'ai', input: { description: 'A neighbourhood bakery that mills its own flour.' } },
  { mode: 'ai', input: { description: 'A neighbourhood bakery that mills its own flour.' }, seed: 'another' },
  {
    mode: 'ai',
    input: { description: 'Eine ruhige Zahnarztpraxis am See, hell und freundlich, in Blau und Weiß.' },
  },
  { mode: 'ai', input: { description: '海辺の小さな歯科医院。淡い水色で、赤は使わないでください。' } },
  { mode: 'ai', input: { description: '街角的茶館，墨綠色，不要紅色。' } },
  {
    mode: 'ai',
    input: { description: 'Un bar à vins naturels, joyeux et rouge sombre, à Marseille.' },
    seed: 'b',
  },
  {
    mode: 'ai',
    input: { description: 'Una librería de segunda mano, cálida y tranquila, en Buenos Aires.' },
  },
  {
    mode: 'ai',
    input: { description: 'Ένα ήσυχο παραθαλάσσιο ξενοδοχείο. 海辺の静かな宿。 Тихий отель у моря.' },
  },
  {
    mode: 'copilot',
    input: {
      description: 'A robotics lab for hospitals, exact and calm.',
      industry: 'tech',
      designStyle: 'tech',
      primaryColorHex: '#0af0c3',
      primaryFont: 'IBM Plex Mono',
    },
  },
  {
    mode: 'copilot',
    input: {
      description: 'A festival of techno by the river, loud and neon.',
      industry: 'other',
      customIndustry: 'Festival',
      colorHarmony: 'tetradic',
      primaryColorHex: '#ff00aa',
      secondaryColorHex: '#00e5ff',
    },
    seed: 'c',
  },
  {
    mode: 'copilot',
    input: { description: 'A maker of solid soap, plain and kind.', designStyle: 'minimalist' },
  },
  {
    mode: 'copilot',
    input: {
      description: 'A private bank, since 1871.',
      industry: 'finance',
      designStyle: 'minimalist-luxury',
    },
    settings: {
      buttons: {
        borderRadius: 13,
        fontSizePx: 19,
        paddingXRem: 1.3,
        primaryHover: { background: 'hsl(200, 37%, 41%)', text: '' },
      },
      typography: { multiplier: 1.17, sizesRem: { h1: 3.215, body: 1.07 } },
    },
  },
  { mode: 'custom', input: custom },
  {
    mode: 'custom',
    input: { ...custom, headerFont: 'Pacifico', bodyFont: 'Space Mono' },
    settings: {
      buttons: {
        fontFamily: 'header',
        accentHover: { background: 'color-mix(in oklch, red, var(--accent-1))', text: '' },
      },
    },
  },
];

/** The SHA-256 hashes of a case: the guide object, CSS, JSON, design tokens, and CSS with ramps. */
export interface CaseHashes {
  readonly guide: string;
  readonly css: string;
  readonly json: string;
  readonly dtcg: string;
  readonly ramps: string;
}

/** Computes the hashes of all cases, in Node or in a browser. */
export async function hashCases(): Promise<CaseHashes[]> {
  const hashes: CaseHashes[] = [];
  for (const { mode, input, seed, settings } of CASES) {
    const guide = await generateGuide(mode, input, seed === undefined ? {} : { seed });
    hashes.push(await hashFiles(guide, settings));
  }
  return [...hashes, await hashFiles(SAMPLE_GUIDE, {})];
}

async function hashFiles(guide: Guide, given: unknown): Promise<CaseHashes> {
  const settings = parseSettings(given ?? {});
  return {
    guide: await sha256(JSON.stringify(guide)),
    css: await sha256((await exportGuide(guide, settings, 'css')).text),
    json: await sha256((await exportGuide(guide, settings, 'json')).text),
    dtcg: await sha256((await exportGuide(guide, settings, 'dtcg')).text),
    ramps: await sha256((await exportGuide(guide, settings, 'css', { ramps: true })).text),
  };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
