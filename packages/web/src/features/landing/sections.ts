/** The sections of the landing page that the header links to, in page order. Their ids are anchors of the page. */
export const SECTIONS = [
  { id: 'how-it-works', label: 'How it works' },
  { id: 'features', label: 'Features' },
  { id: 'comparison', label: 'Comparison' },
  { id: 'faq', label: 'FAQ' },
  { id: 'pricing', label: 'Pricing' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
