import { CUSTOM_DEFAULTS, parseBrief } from '../src/brief/brief.ts';
import { buildCustomGuide } from '../src/guide/custom-guide.ts';
import { deriveSurfaces } from '../src/guide/derive-surfaces.ts';
import type { Guide } from '../src/guide/guide.ts';
import { createSeededRandom, type SeededRandom } from '../src/seeded-random.ts';
import { BUTTON_RANGES, BUTTON_WEIGHTS } from '../src/settings/button-settings.ts';
import { type GuideSettings, parseSettings } from '../src/settings/guide-settings.ts';
import type { SliderRange } from '../src/settings/slider.ts';
import { LEVEL_SIZE_RANGE, MULTIPLIER_RANGE } from '../src/settings/typography-settings.ts';
import { FONT_NAMES } from '../src/typography/font-catalog.ts';
import { TYPE_LEVELS } from '../src/typography/type-level.ts';

/** Every form of a hover color; empty means automatic. */
const HOVERS = [
  '',
  '',
  '#12303D',
  'rgb(250, 250, 250)',
  'rgba(0, 0, 0, 0.5)',
  'hsl(200, 50%, 40%)',
  'var(--accent-4)',
  'var(--accent-2-30)',
  'color-mix(in srgb, var(--primary) 80%, white)',
];
const ELEMENT_COLORS = ['#FFFFFF', '#12303D', 'rgba(255, 255, 255, 0.5)', 'var(--accent-2)'];

/** A guide with random colors, fonts, surfaces and elements, deterministic for a seed. */
export function randomGuide(seed: string): Guide {
  const random = createSeededRandom(`guide ${seed}`);
  const color = ({ name }: { readonly name: string }) => ({ hex: randomHex(random), name });
  const guide = buildCustomGuide(
    parseBrief('custom', {
      ...CUSTOM_DEFAULTS,
      name: `Guide ${seed}`,
      primary: color(CUSTOM_DEFAULTS.primary),
      secondary: CUSTOM_DEFAULTS.secondary.map(color),
      accent: CUSTOM_DEFAULTS.accent.map(color),
      headerFont: pick(FONT_NAMES, random),
      bodyFont: pick(FONT_NAMES, random),
    }),
  );
  const { buttons, cards, inputs } = guide.elements;
  const colors = { primary: randomHex(random), darkNeutral: '#14231C', lightNeutral: '#F7F4EC' };
  return {
    ...guide,
    surfaces: deriveSurfaces(colors, pick(['lighter', 'tinted'] as const, random)),
    elements: {
      ...guide.elements,
      buttons: {
        ...buttons,
        label: {
          ...buttons.label,
          textTransform: pick(['none', 'uppercase'] as const, random),
          letterSpacing: pick(['0', '0.08em', '-0.005em'], random),
        },
      },
      cards: {
        ...cards,
        backgroundColor: pick(ELEMENT_COLORS, random),
        shadowColor: pick(ELEMENT_COLORS, random),
        shadowSize: pick(['none', 'small', 'medium', 'large'] as const, random),
        shadowStyle: pick(['soft', 'hard'] as const, random),
        borderWidth: pick(['0', '1px', '3px'], random),
        borderColor: pick(ELEMENT_COLORS, random),
        dark: {
          backgroundColor: pick(ELEMENT_COLORS, random),
          borderColor: pick(ELEMENT_COLORS, random),
          shadowColor: pick(ELEMENT_COLORS, random),
        },
      },
      inputs: { ...inputs, borderColor: pick(ELEMENT_COLORS, random) },
    },
  };
}

/** Random settings, deterministic for a seed. */
export function randomSettings(seed: string): GuideSettings {
  const random = createSeededRandom(`settings ${seed}`);
  const within = ({ min, max }: SliderRange) => min + random() * (max - min);
  const hover = () => ({ background: pick(HOVERS, random), text: pick(HOVERS, random) });
  return parseSettings({
    buttons: {
      ...Object.fromEntries(Object.entries(BUTTON_RANGES).map(([key, range]) => [key, within(range)])),
      fontFamily: pick(['header', 'body'] as const, random),
      fontWeight: pick(BUTTON_WEIGHTS, random),
      primaryHover: hover(),
      secondaryHover: hover(),
      accentHover: hover(),
    },
    typography: {
      multiplier: within(MULTIPLIER_RANGE),
      sizesRem: Object.fromEntries(
        TYPE_LEVELS.filter(() => random() < 0.3).map((level) => [level, within(LEVEL_SIZE_RANGE)]),
      ),
    },
  });
}

function randomHex(random: SeededRandom): string {
  return `#${Math.floor(random() * 0x1_00_00_00)
    .toString(16)
    .padStart(6, '0')
    .toUpperCase()}`;
}

function pick<T>(choices: readonly T[], random: SeededRandom): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new RangeError('The list of options is empty.');
  return chosen;
}
