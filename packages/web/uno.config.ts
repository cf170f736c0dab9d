import path from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { presetIcons } from '@unocss/preset-icons';
import { presetWind4 } from '@unocss/preset-wind4';
import type { VitePluginConfig } from '@unocss/vite';

export default {
  // Includes all components, because component tests load styles before they render.
  content: { filesystem: [path.join(import.meta.dirname, 'src/**/*.tsx')] },
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
    breakpoint: { sm: '40rem', md: '56rem', lg: '68rem' },
  },
  shortcuts: {
    page: 'mx-auto w-full max-w-[80rem] px-[18px] sm:px-10 lg:px-20',
    code: 'font-mono text-[12.5px] leading-[1.55]',
    note: 'font-mono text-[12px] leading-[1.5] text-subtle',
    label: 'text-[13px] leading-[1.4] font-medium text-foreground',
  },
} satisfies VitePluginConfig;
