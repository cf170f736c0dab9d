import type { MiniColor, MiniGuide } from './mini-guide.ts';

const color = (name: string, hex: string, cmyk: string, text: string, contrast: string): MiniColor => ({
  name,
  hex,
  cmyk,
  text,
  contrast,
});

/** The sample guide. Copied, because importing it would load the engine. A test keeps both equal. */
export const SAMPLE_MINI_GUIDE: MiniGuide = {
  name: 'Halyard & Finch',
  colors: [
    color('Signal Coral', '#F0615F', '0 60 60 6', '#000000', 'AA 6.58'),
    color('Harbor Teal', '#0F6B5C', '86 0 14 58', '#FFFFFF', 'AA 6.40'),
    color('Tide Teal', '#63B5A2', '45 0 10 29', '#000000', 'AAA 8.66'),
    color('Open Water', '#2F9BC4', '76 21 0 23', '#000000', 'AA 6.60'),
    color('Shell', '#FBE6E3', '0 8 10 2', '#000000', 'AAA 17.52'),
    color('Brick Lane', '#8F2A30', '0 71 66 44', '#FFFFFF', 'AAA 8.26'),
    color('Deep Quay', '#12303D', '70 21 0 76', '#FFFFFF', 'AAA 13.85'),
  ],
  title: 'Small makers, big-brand nerve',
  header: { name: 'Playfair Display', weight: '700', stack: '"Playfair Display", serif' },
  body: { name: 'Work Sans', weight: '400', stack: '"Work Sans", sans-serif' },
};
