/** The days on which the facts were checked; `iso` is the last. */
export const CHECKED_ON = { iso: '2026-11-23', text: 'Nov 22 and 23, 2026' } as const;

/** A fact, or null where no source was found. */
export type Fact = string | null;

export interface Tool {
  readonly name: string;
  readonly kind: string;
  readonly startsFrom: Fact;
  readonly contrast: Fact;
  readonly code: Fact;
  readonly build: Fact;
  /** When to prefer this tool to StyleKit. */
  readonly choose: string;
  /** Where the facts come from. */
  readonly sources: readonly string[];
}

export const COLUMNS = [
  { key: 'kind', label: 'What it is' },
  { key: 'startsFrom', label: 'Starts from' },
  { key: 'contrast', label: 'Contrast' },
  { key: 'code', label: 'Code' },
  { key: 'build', label: 'In a build' },
  { key: 'choose', label: 'Choose it for' },
] as const;

/**
 * StyleKit and other design assets. Only facts that a public page states: a cell without a source says so, which does
 * not mean that the tool lacks the feature.
 */
export const TOOLS: readonly Tool[] = [
  {
    name: 'StyleKit',
    kind: 'Generator of brand style guides',
    startsFrom: 'A written brief, or your own colors',
    contrast: 'Every pair, light and dark',
    code: 'CSS, JSON, design tokens',
    build: 'Command that checks files and exports',
    choose: 'A whole guide with colors, fonts and tokens that pass',
    sources: [],
  },
  {
    name: 'Realtime Colors',
    kind: 'Palette shown on a real web page',
    startsFrom: 'Five colors: text, background, primary, secondary, accent',
    contrast: 'AA and AAA tests for the text on buttons',
    code: 'CSS, Tailwind, your own template',
    build: null,
    choose: 'Trying colors you already have on a page layout',
    sources: [
      'https://github.com/juxtopposed/realtimecolors#contrast-checker',
      'https://github.com/juxtopposed/realtimecolors/issues/64',
      'https://dev.to/blankparticle/creating-a-tailwind-plugin-shouldnt-be-that-hard-right-3le3',
    ],
  },
  {
    name: 'Coolors',
    kind: 'Generator of color palettes',
    startsFrom: 'A random palette, or a picture',
    contrast: 'Checker of color pairs',
    code: 'CSS, SCSS, JSON, SVG',
    build: null,
    choose: 'Browsing many palettes quickly',
    sources: [
      'https://coolors.co/generate',
      'https://coolors.co/image-picker',
      'https://coolors.co/contrast-checker',
      'https://github.com/meodai/poline/issues/13',
      'https://github.com/antonpup/Aurora/issues/843',
    ],
  },
  {
    name: 'Adobe Color',
    kind: 'Color themes on the color wheel',
    startsFrom: 'A color wheel',
    contrast: 'WCAG checker, color-blind safe themes',
    code: null,
    build: null,
    choose: 'Themes saved in Creative Cloud libraries',
    sources: [
      'https://adobe.design/stories/leading-design/inclusive-palettes-with-adobe-color',
      'https://helpx.adobe.com/creative-cloud/adobe-color-accessibility-tools.html',
    ],
  },
  {
    name: 'tweakcn',
    kind: 'Theme editor for Tailwind CSS and shadcn/ui',
    startsFrom: 'Presets, or a prompt',
    contrast: 'Checker of color pairs',
    code: null,
    build: null,
    choose: 'Themes of shadcn/ui components',
    sources: [
      'https://github.com/jnsahaj/tweakcn',
      'https://github.com/jnsahaj/tweakcn/pull/33',
      'https://github.com/jnsahaj/tweakcn/pull/79',
    ],
  },
  {
    name: 'Material Theme Builder',
    kind: 'Themes for Material Design 3',
    startsFrom: null,
    contrast: null,
    code: 'Built-in code export',
    build: null,
    choose: 'Apps that use Material Design 3 and dynamic color',
    sources: ['https://github.com/material-foundation/material-theme-builder'],
  },
  {
    name: 'Style Dictionary',
    kind: 'Build system for design tokens',
    startsFrom: 'Your token files',
    contrast: null,
    code: 'CSS, iOS, Android and more',
    build: 'Build step of your package',
    choose: 'Tokens for iOS and Android. StyleKit uses it for its own exports',
    sources: ['https://www.npmjs.com/package/style-dictionary'],
  },
  {
    name: 'Figma kit',
    kind: 'Variables in a design file',
    startsFrom: 'Values you enter in Figma',
    contrast: null,
    code: 'With plugins or the REST API',
    build: null,
    choose: 'Values that live beside your designs',
    sources: ['https://www.genoni.studio/post/mapping-figma-variables-to-design-tokens'],
  },
];
