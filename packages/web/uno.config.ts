import path from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { presetIcons } from '@unocss/preset-icons';
import { presetWind4 } from '@unocss/preset-wind4';
import type { VitePluginConfig } from '@unocss/vite';

export default {
  // Includes all components, because component tests load styles before they render.
  content: { filesystem: [path.join(import.meta.dirname, 'src/**/*.tsx')] },
  // Words of the code that are utilities by accident, with long definitions.
  blocklist: ['blur', 'filter', 'invisible', 'outline', 'ring'],
  presets: [
    presetWind4({ preflights: { reset: true, theme: { mode: 'on-demand' } } }),
    presetIcons({
      // Set explicitly, because the loader would search in the current directory.
      collections: { lucide: async () => lucide },
      extraProperties: { display: 'inline-block', 'flex-shrink': '0', width: '1em', height: '1em' },
    }),
  ],
  theme: {
    colors: {
      background: 'var(--ui-background)',
      surface: 'var(--ui-surface)',
      foreground: 'var(--ui-foreground)',
      muted: 'var(--ui-muted)',
      subtle: 'var(--ui-subtle)',
      border: {
        DEFAULT: 'var(--ui-border)',
        subtle: 'var(--ui-border-subtle)',
        strong: 'var(--ui-border-strong)',
      },
      accent: { DEFAULT: 'var(--ui-accent)', foreground: 'var(--ui-accent-foreground)' },
    },
    font: {
      display: 'var(--font-display)',
      sans: 'var(--font-text)',
      mono: 'var(--font-code)',
    },
    /*
     * The type scale: sizes of our brand (theme/brand.css) where it has them. The others belong to dense controls and to
     * page titles, which a brand for web pages does not have. The names differ from those of the preset, whose sizes come
     * with line heights.
     */
    text: {
      micro: { fontSize: '0.75rem' },
      code: { fontSize: '0.78125rem' },
      hint: { fontSize: '0.8125rem' },
      ui: { fontSize: 'var(--body-sm-size)' },
      prose: { fontSize: '0.9375rem' },
      lead: { fontSize: 'var(--body-size)' },
      intro: { fontSize: 'var(--body-lg-size)' },
      'heading-xs': { fontSize: 'var(--h5-size)' },
      'heading-sm': { fontSize: 'var(--h4-size)' },
      'heading-md': { fontSize: 'var(--h3-size)' },
      'heading-lg': { fontSize: 'var(--h2-size)' },
      title: { fontSize: '2.625rem' },
      'title-fluid': { fontSize: 'clamp(2.25rem, 6vw, 4rem)' },
      display: { fontSize: 'calc(2 * var(--h2-size))' },
      giant: { fontSize: 'clamp(6rem, 13vw, 9rem)' },
    },
    leading: {
      none: '1',
      tight: '1.1',
      snug: '1.3',
      normal: '1.4',
      relaxed: '1.5',
      loose: 'var(--body-line-height)',
    },
    tracking: { tight: '-0.02em', snug: '-0.01em' },
    radius: { DEFAULT: 'var(--ui-radius)' },
    /** Line lengths of text. */
    container: { narrow: '40ch', measure: '60ch', wide: '70ch' },
    breakpoint: { sm: '40rem', md: '56rem', lg: '68rem' },
  },
  shortcuts: {
    page: 'mx-auto w-full max-w-[80rem] px-4.5 sm:px-10 lg:px-20',
    code: 'font-mono text-code leading-relaxed',
    note: 'font-mono text-micro leading-relaxed text-subtle',
    label: 'text-hint leading-normal font-medium text-foreground',
  },
} satisfies VitePluginConfig;
