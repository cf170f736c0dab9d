import { buildCustomGuide } from './custom-guide.ts';
import type { Guide } from './guide.ts';

/** The sample guide for visitors: a fictional agency with coral red and two teals, split complementary. */
export const SAMPLE_GUIDE: Guide = /* @__PURE__ */ buildCustomGuide(
  {
    mode: 'custom',
    name: 'Halyard & Finch',
    description:
      'A two-room design agency by the harbor that gives small makers the confidence of big brands: warm in person, exact on paper.',
    primary: { hex: '#F0615F', name: 'Signal Coral' },
    secondary: [
      { hex: '#0F6B5C', name: 'Harbor Teal' },
      { hex: '#63B5A2', name: 'Tide Teal' },
    ],
    accent: [
      { hex: '#2F9BC4', name: 'Open Water' },
      { hex: '#FBE6E3', name: 'Shell' },
      { hex: '#8F2A30', name: 'Brick Lane' },
      { hex: '#12303D', name: 'Deep Quay' },
    ],
    headerFont: 'Playfair Display',
    bodyFont: 'Work Sans',
  },
  {
    generatedBy: 'sample',
    exampleTitle: 'Small makers, big-brand nerve',
    exampleText:
      'We draw the mark, choose the type and write the rules down, so that everything you send out looks like you meant it.',
    headerWeights: [600, 700],
    bodyWeights: [300, 400, 500],
  },
);
