import { type Guide, type GuideColor, guideColors, initialSettings, readableText } from '@stylekit/engine';
import {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
  type StyleRule,
} from '@stylekit/engine/stylesheet';
import { scopeRules } from '../src/data/guide-sheet/scope-rules.ts';

/** A guide as a card of the contact sheet: its HTML, and its stylesheet limited to that card. */
export interface GuideCard {
  readonly html: string;
  readonly css: string;
}

/** The rules shared by all guides, limited to the cards. */
export function sharedCss(): string {
  return scopeRules(describeControls(), '[data-guide-sheet]').map(toCss).join('\n');
}

/** Renders a guide with the stylesheet of its export, so that the sheet shows what users get. */
export function toGuideCard(guide: Guide, id: string, label: string): GuideCard {
  const colors = guideColors(guide);
  const { buttons, typography } = initialSettings(guide);
  const rules = [
    ...describeColors(guide, buttons),
    ...describeElements(guide),
    ...describeType(guide, typography),
    ...describeButtons(guide, buttons),
  ];
  return {
    css: scopeRules(rules, `[data-guide-sheet="${id}"]`).map(toCss).join('\n'),
    html: `<article>
      <header>${escapeHtml(label)}</header>
      ${strip(colors)}
      <div class="themes">${(['light', 'dark'] as const).map((theme) => surface(guide, id, theme)).join('')}</div>
      <footer>${escapeHtml(`${guide.fonts.header.name} / ${guide.fonts.body.name}`)} · ${escapeHtml(shapeOf(guide))}</footer>
    </article>`,
  };
}

function strip(colors: readonly GuideColor[]): string {
  const cells = colors.map(
    ({ hex }, index) => `<i style="background:${hex};flex:${index === 0 ? 3 : 1}"></i>`,
  );
  return `<div class="strip">${cells.join('')}</div>`;
}

/** A specimen, buttons, a card with a field, and a small page, on one surface. */
function surface(guide: Guide, id: string, theme: 'light' | 'dark'): string {
  const [primary, , companion, highlight] = guideColors(guide).map(({ hex }) => hex);
  return `<section data-guide-sheet="${id}" data-surface="${theme}">
    <h2 class="text-h3">${escapeHtml(guide.exampleTitle)}</h2>
    <p class="text-body-sm">${escapeHtml(guide.exampleText)} <a class="link-primary">Read more</a></p>
    <p class="row"><b class="btn-primary">Book now</b><b class="btn-outline-primary">Details</b></p>
    <div class="sample-card">
      <h3 class="text-h6">${escapeHtml(guide.exampleTitle)}</h3>
      <p class="text-body-sm">A card with a <a class="link-accent-1">link</a> and a field.</p>
      <span class="sample-input text-body-sm">name@example.com</span>
    </div>
    <div class="band" style="background:${primary};color:${readableText(primary ?? '')}">
      <h3 class="text-h5">${escapeHtml(guide.exampleTitle)}</h3>
      <b class="btn-accent-1">Start</b>
    </div>
    <p class="row dots">
      <i style="background:${companion}"></i><i style="background:${highlight}"></i>
      <s class="btn-primary" aria-disabled="true">Off</s>
    </p>
  </section>`;
}

function shapeOf({ elements, typography }: Guide): string {
  const { buttons, cards } = elements;
  const { weight, lineHeight, letterSpacing } = typography.headings;
  return [
    `radius ${buttons.primary.borderRadius}`,
    `border ${buttons.secondary.borderWidth}`,
    `${cards.shadowSize} ${cards.shadowStyle} shadow`,
    buttons.primary.transitionSpeed,
    buttons.label.textTransform,
    `headings ${weight} / ${lineHeight} / ${letterSpacing}`,
  ].join(', ');
}

function toCss({ selectors, media, groups }: StyleRule): string {
  const declarations = groups.flatMap((group) =>
    group.declarations.map(({ name, value }) => `${name}:${value}`),
  );
  const text = `${selectors.join(',')}{${declarations.join(';')}}`;
  return media === undefined ? text : `@media ${media}{${text}}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
