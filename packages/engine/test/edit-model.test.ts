import { describe, expect, it } from 'vitest';
import { loadColorNamer } from '../src/color/name-color.ts';
import { addEdits, mergeEdits, normalizeEdits } from '../src/edit/change-edits.ts';
import { colorAlternatives } from '../src/edit/color-alternatives.ts';
import { editGuide } from '../src/edit/edit-guide.ts';
import { type GuideEdits, NO_EDITS, parseEdits } from '../src/edit/guide-edits.ts';
import { type Locks, rerollGuide } from '../src/edit/reroll-guide.ts';
import { generateGuide } from '../src/guide/generate-guide.ts';
import { type Guide, guideColors } from '../src/guide/guide.ts';
import { parseGuide } from '../src/guide/parse-guide.ts';
import { SAMPLE_GUIDE } from '../src/guide/sample-guide.ts';
import { PALETTE_ROLES } from '../src/palette/palette-roles.ts';
import { createSeededRandom, type SeededRandom } from '../src/seeded-random.ts';
import { FONT_NAMES } from '../src/typography/font-catalog.ts';
import { sampleSize } from './sample-size.ts';

/* Random sequences of edits, rolls, undos and restores, as a page performs them. */

const nameColor = await loadColorNamer();
const ORIGINALS = [
  SAMPLE_GUIDE,
  await generateGuide('ai', { description: 'A neighborhood bakery that mills its own flour' }),
  await generateGuide('ai', { description: 'Ein Ruderverein am Fluss, klar und sportlich, in Blau' }),
];

const pick = <T>(list: readonly T[], random: SeededRandom): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
};
const randomHex = (random: SeededRandom) =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

interface Session {
  readonly original: Guide;
  edits: GuideEdits;
  readonly saved: { readonly edits: GuideEdits; readonly bytes: string }[];
}

const documentOf = ({ original, edits }: Session) => editGuide(original, edits, nameColor);

async function roll(session: Session, random: SeededRandom): Promise<void> {
  const locks: Locks = {
    colors: PALETTE_ROLES.filter(() => random() < 0.5),
    headerFont: random() < 0.5,
    bodyFont: random() < 0.5,
  };
  const before = documentOf(session);
  const rolled = await rerollGuide(before, locks, `${random()}`, nameColor);
  session.edits = normalizeEdits(session.original, addEdits(session.edits, rolled));
  const after = documentOf(session);
  for (const role of locks.colors) {
    const index = PALETTE_ROLES.indexOf(role);
    expect(guideColors(after)[index]?.hex).toBe(guideColors(before)[index]?.hex);
  }
  if (locks.headerFont) expect(after.fonts.header).toEqual(before.fonts.header);
  if (locks.bodyFont) expect(after.fonts.body).toEqual(before.fonts.body);
}

/** One step of a session: most change the edits, a restore returns to a saved state. */
async function step(session: Session, random: SeededRandom): Promise<void> {
  const role = pick(PALETTE_ROLES, random);
  const change = (edits: GuideEdits) => {
    session.edits = normalizeEdits(session.original, addEdits(session.edits, edits));
  };
  const steps = [
    () => change({ colors: { [role]: { hex: randomHex(random) } } }),
    () => change({ colors: { [role]: { name: `Name ${Math.floor(random() * 20)}` } } }),
    () => change({ headerFont: pick(FONT_NAMES, random) }),
    () => change({ bodyFont: pick(FONT_NAMES, random) }),
    () => change({ exampleTitle: `Title ${random()}` }),
    () => {
      const [first] = colorAlternatives(documentOf(session), role, nameColor);
      if (first !== undefined) change({ colors: { [role]: { hex: first.hex, name: first.name } } });
    },
    () => roll(session, random),
    () => {
      const { edits, bytes } = pick(session.saved, random);
      session.edits = edits;
      expect(JSON.stringify(documentOf(session))).toBe(bytes);
    },
  ];
  await pick(steps, random)();
}

describe('any sequence of edits', () => {
  it('keeps the document valid, locked parts unchanged, and every saved state restorable', async () => {
    for (let seed = 0; seed < sampleSize(60, 1_000); seed++) {
      const random = createSeededRandom(`edits ${seed}`);
      const original = pick(ORIGINALS, random);
      const session: Session = { original, edits: NO_EDITS, saved: [] };
      for (let count = 0; count < 12; count++) {
        const bytes = JSON.stringify(documentOf(session));
        session.saved.push({ edits: session.edits, bytes });
        expect(parseGuide(JSON.parse(bytes)), `seed ${seed}`).toEqual(documentOf(session));
        await step(session, random);
        const sent = parseEdits(JSON.parse(JSON.stringify(session.edits)));
        expect(JSON.stringify(editGuide(original, sent, nameColor))).toBe(
          JSON.stringify(documentOf(session)),
        );
      }
      session.edits = NO_EDITS;
      expect(JSON.stringify(documentOf(session))).toBe(JSON.stringify(original));
    }
  });

  it('merges two windows to the same result, without losing a part that only one changed', () => {
    for (let seed = 0; seed < sampleSize(100, 1_000); seed++) {
      const random = createSeededRandom(`merge ${seed}`);
      const randomEdits = (): GuideEdits => ({
        colors: Object.fromEntries(
          PALETTE_ROLES.filter(() => random() < 0.4).map((role) => [role, { hex: randomHex(random) }]),
        ),
        ...(random() < 0.5 ? { exampleTitle: `Title ${random()}` } : {}),
      });
      const base = randomEdits();
      const mine = addEdits(base, randomEdits());
      const theirs = addEdits(base, randomEdits());
      const merged = mergeEdits(base, mine, theirs);
      for (const role of PALETTE_ROLES) {
        const [from, my, their] = [base, mine, theirs].map((edits) => edits.colors?.[role]?.hex);
        expect(merged.colors?.[role]?.hex).toBe(my === from ? their : my);
      }
      expect(mergeEdits(base, merged, merged)).toEqual(merged);
    }
  });
});
