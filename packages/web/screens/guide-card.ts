import {
  DEFAULT_SETTINGS,
  type Guide,
  type GuideColor,
  guideColors,
  readableText,
  wcagContrast,
} from '@stylekit/engine';
import { mixColors } from '@stylekit/engine/color';
import {
  BASE_SIZES_REM,
  DARK_SURFACE,
  filledColors,
  foregroundColors,
  LIGHT_SURFACE,
  type Surface,
  toRadiusRem,
} from '@stylekit/engine/stylesheet';

/** The colors of a guide by their use on a page. */
interface Roles {
  readonly primary: string;
  readonly dark: string;
  readonly companion: string;
  readonly highlight: string;
  readonly light: string;
}

/** A guide as a card of the contact sheet, as HTML. */
export function toGuideCard(guide: Guide, label: string): string {
  const colors = guideColors(guide);
  const [primary = '', dark = '', companion = '', highlight = '', light = ''] = colors.map(({ hex }) => hex);
  const roles: Roles = { primary, dark, companion, highlight, light };
  return `<article>
    <header>${escapeHtml(label)}</header>
    ${strip(colors)}
    <div class="body">
      ${specimen(guide, roles)}
      ${page(guide, roles)}
    </div>
    <div class="surfaces">${[LIGHT_SURFACE, DARK_SURFACE].map((surface) => controls(guide, surface)).join('')}</div>
    <footer>${escapeHtml(`${guide.fonts.header.name} / ${guide.fonts.body.name}`)} · ${escapeHtml(
      colors.map(({ name }) => name).join(', '),
    )}</footer>
  </article>`;
}

function strip(colors: readonly GuideColor[]): string {
  const cells = colors.map(
    ({ hex }, index) => `<i style="background:${hex};flex:${index === 0 ? 3 : 1}"></i>`,
  );
  return `<div class="strip">${cells.join('')}</div>`;
}

function specimen(guide: Guide, { light, dark }: Roles): string {
  const text = wcagContrast(dark, light) >= 4.5 ? dark : readableText(light);
  return `<section style="background:${light};color:${text}">
    <h2 style="${heading(guide, 1.45)}">${escapeHtml(guide.exampleTitle)}</h2>
    <p style="${bodyText(guide, 0.78)}">${escapeHtml(guide.exampleText)}</p>
    <div style="display:flex;gap:6px">${fills(guide, [0, 3])}</div>
  </section>`;
}

function page(guide: Guide, { primary, dark, companion, highlight, light }: Roles): string {
  const onPrimary = readableText(primary);
  const card = mixColors('#FFFFFF', light, 0.7);
  return `<section class="page" style="background:${light}">
    <nav style="background:${dark};color:${readableText(dark)};${bodyText(guide, 0.55)}">
      <b style="${heading(guide, 0.75)}">${escapeHtml(guide.name.slice(0, 14))}</b>
      <span style="background:${highlight};color:${readableText(highlight)};padding:1px 6px;border-radius:9px">New</span>
    </nav>
    <div style="background:${primary};color:${onPrimary};padding:10px">
      <h3 style="${heading(guide, 0.95)}">${escapeHtml(guide.exampleTitle.slice(0, 40))}</h3>
      <span style="display:inline-block;margin-top:6px;background:${highlight};color:${readableText(highlight)};
        padding:3px 10px;${bodyText(guide, 0.6)}">Start</span>
    </div>
    <div style="display:flex;gap:6px;padding:8px">
      <div class="card" style="background:${card};color:${dark}">
        <i style="background:${companion}"></i><b style="${heading(guide, 0.7)}">Card</b>
      </div>
      <div class="card" style="background:${companion};color:${readableText(companion)}">
        <b style="${heading(guide, 0.7)}">Companion</b>
      </div>
    </div>
  </section>`;
}

function controls(guide: Guide, surface: Surface): string {
  const foregrounds = foregroundColors(guide, surface);
  const outline = foregrounds[1]?.foreground ?? surface.text;
  const link = foregrounds[0]?.foreground ?? surface.text;
  return `<section style="background:${surface.background};color:${surface.text}">
    ${fills(guide, [0])}
    <span class="button" style="${button(guide)};color:${outline};border-color:${outline}">Outline</span>
    <span style="color:${link};text-decoration:underline;${bodyText(guide, 0.7)}">Link</span>
  </section>`;
}

function fills(guide: Guide, indexes: readonly number[]): string {
  const filled = filledColors(guide, DEFAULT_SETTINGS.buttons);
  return indexes
    .map((index) => {
      const rest = filled[index]?.rest;
      return `<span class="button" style="${button(guide)};background:${rest?.background};color:${rest?.text}">Button</span>`;
    })
    .join('');
}

function button(guide: Guide): string {
  const radius = toRadiusRem(DEFAULT_SETTINGS.buttons.borderRadius);
  return `border-radius:${radius}rem;font-family:'${guide.fonts.body.name}';font-weight:500`;
}

function heading(guide: Guide, scale: number): string {
  const { fontFamily, weight, lineHeight, letterSpacing } = guide.typography.headings;
  return style(fontFamily, weight, lineHeight, letterSpacing, scale);
}

function bodyText(guide: Guide, scale: number): string {
  const { fontFamily, weight, lineHeight, letterSpacing } = guide.typography.body;
  return style(fontFamily, weight, lineHeight, letterSpacing, scale);
}

function style(family: string, weight: string, lineHeight: number, tracking: string, scale: number): string {
  const size = BASE_SIZES_REM.body * scale;
  return `font:${weight} ${size}rem/${lineHeight} '${family}';letter-spacing:${tracking}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
