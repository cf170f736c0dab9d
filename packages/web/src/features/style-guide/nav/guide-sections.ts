/** The sections of a guide from top to bottom. Previews have no mock-ups and no export. */
export const GUIDE_SECTIONS = [
  { id: 'colors', title: 'Color Palette' },
  { id: 'contrast', title: 'Contrast' },
  { id: 'type', title: 'Typography' },
  { id: 'elements', title: 'UI Elements' },
  { id: 'things', title: 'On Real Things' },
  { id: 'export', title: 'Export' },
] as const;

export type GuideSectionId = (typeof GUIDE_SECTIONS)[number]['id'];

/** The id of the element of a section. */
export function toElementId(id: GuideSectionId): string {
  return `guide-${id}`;
}

/** Scrolls to a section and moves the focus to its heading, for readers of the screen and the Tab key. */
export function goToSection(id: GuideSectionId): void {
  const section = document.getElementById(toElementId(id));
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.querySelector<HTMLElement>('[data-section-title]')?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
}
