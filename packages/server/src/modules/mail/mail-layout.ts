import { escapeHtml } from '../../lib/escape-html.ts';

/** One part of a mail. Texts are plain and are escaped when rendered, so that no template can forget it. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code of six characters. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** `url` starts with the public origin. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** What to do if the user did not cause this mail; separated by a line. */
  | { readonly kind: 'note'; readonly text: string };

/** The content of a mail, rendered as HTML and as plain text. */
export interface MailDraft {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly blocks: readonly MailBlock[];
}

interface MailColors {
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
}

/** The colors of the brand as opaque values, because mail clients do not support transparency. */
export const LIGHT: MailColors = {
  background: '#faf9f5',
  surface: '#ffffff',
  text: '#17171a',
  muted: '#5d5c58',
  border: '#dfdeda',
  accent: '#c8402a',
};
export const DARK: MailColors = {
  background: '#131416',
  surface: '#1a1b1e',
  text: '#efede6',
  muted: '#aaa79e',
  border: '#323236',
  accent: '#f0684f',
};

const TEXT_FACE = "Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY_FACE = "'Crimson Text',Georgia,'Times New Roman',serif";
const CODE_FACE = "'IBM Plex Mono',Menlo,Consolas,monospace";

/** Light colors are inline styles, for clients that drop the style sheet; the sheet only adds dark mode. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${DARK.background}!important}
.surface{background-color:${DARK.surface}!important;border-color:${DARK.border}!important}
.text{color:${DARK.text}!important}
.muted{color:${DARK.muted}!important}
.bordered{border-color:${DARK.border}!important}
.accent{color:${DARK.accent}!important}
}`;

/** Renders the plain text part; one line per paragraph, because mail clients wrap lines. */
export function renderText(draft: MailDraft, publicUrl: string): string {
  const blocks = draft.blocks.map(renderTextBlock);
  return `${[draft.heading, draft.greeting, ...blocks, `-- \nStyleKit\n${publicUrl}`].join('\n\n')}\n`;
}

function renderTextBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${block.text}:\n${block.url}`;
  }
}

/** Renders the HTML part: one column of plain blocks, without tables, images or external resources. */
export function renderHtml(draft: MailDraft, publicUrl: string): string {
  const blocks = [paragraph(draft.greeting), ...draft.blocks.map(renderBlock)].join('\n');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(draft.subject)}</title>
<style>
${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${LIGHT.background}">
<div class="page" role="article" aria-roledescription="email" aria-label="${escapeHtml(draft.subject)}" lang="en" \
style="background-color:${LIGHT.background};padding:40px 20px">
<div style="max-width:520px;margin:0 auto">
<p class="text" style="margin:0 0 28px;font:600 20px/1.2 ${DISPLAY_FACE};letter-spacing:-0.01em;color:${LIGHT.text}">\
<span class="accent" aria-hidden="true" style="color:${LIGHT.accent}">&#9632;</span> StyleKit</p>
<h1 class="text" style="margin:0 0 24px;font:400 34px/1.1 ${DISPLAY_FACE};letter-spacing:-0.02em;\
color:${LIGHT.text}">${escapeHtml(draft.heading)}</h1>
${blocks}
<p class="muted bordered" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid ${LIGHT.border};\
font:400 13px/1.5 ${TEXT_FACE};color:${LIGHT.muted}">StyleKit, <a class="muted" href="${escapeHtml(publicUrl)}" \
style="color:${LIGHT.muted}">${escapeHtml(new URL(publicUrl).host)}</a></p>
</div>
</div>
</body>
</html>
`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'code':
      // The gaps are letter spacing, not spaces, so that a double click selects exactly the six characters.
      return (
        '<p class="surface text" style="margin:0 0 20px;padding:20px 12px 20px 20px;' +
        `border:1px solid ${LIGHT.border};border-radius:4px;background-color:${LIGHT.surface};` +
        `font:400 34px/1.2 ${CODE_FACE};letter-spacing:0.22em;color:${LIGHT.text}">` +
        `${escapeHtml(block.code)}</p>`
      );
    case 'facts':
      return (
        `<dl class="bordered" style="margin:0 0 20px;padding:0;border-top:1px solid ${LIGHT.border}">` +
        `${block.rows.map(fact).join('')}</dl>`
      );
    case 'link':
      return (
        `<p style="margin:0 0 20px;font:500 15px/1.55 ${TEXT_FACE}">` +
        `<a class="text" href="${escapeHtml(block.url)}" ` +
        `style="color:${LIGHT.text};text-decoration:underline;text-underline-offset:3px">` +
        `${escapeHtml(block.text)}</a></p>`
      );
    case 'note':
      return (
        '<p class="muted bordered" style="margin:28px 0 20px;padding:16px 0 0;' +
        `border-top:1px solid ${LIGHT.border};font:400 15px/1.55 ${TEXT_FACE};color:${LIGHT.muted}">` +
        `${escapeHtml(block.text)}</p>`
      );
  }
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 20px;font:400 15px/1.55 ${TEXT_FACE};color:${LIGHT.text}">${escapeHtml(text)}</p>`;
}

function fact([label, value]: readonly [string, string]): string {
  return (
    `<dt class="muted" style="margin:12px 0 0;font:400 13px/1.4 ${TEXT_FACE};color:${LIGHT.muted}">` +
    `${escapeHtml(label)}</dt>` +
    `<dd class="text" style="margin:0;font:400 15px/1.5 ${TEXT_FACE};color:${LIGHT.text};overflow-wrap:anywhere">` +
    `${escapeHtml(value)}</dd>`
  );
}
