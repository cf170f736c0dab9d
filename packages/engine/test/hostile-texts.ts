import fc from 'fast-check';
import { type Guide, SAMPLE_GUIDE } from '../src/index.ts';
import { toFontUrl } from '../src/typography/font-url.ts';

/** Text fragments that are known to break parsers, templates or file systems. */
const FRAGMENTS = [
  '{color.primary}',
  '{nowhere.at.all}',
  '{',
  '}',
  '*/',
  '/*',
  '//',
  '</style>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '"',
  "'",
  '`',
  '\\',
  '\\"',
  '\\a ',
  '\\0',
  ';',
  ':',
  ',',
  ')',
  '(',
  'url(',
  'url(javascript:alert(1))',
  '@import "//evil.example/x.css";',
  '@charset "utf-16";',
  '} body { display: none } x {',
  '!important',
  'expression(alert(1))',
  '\n',
  '\r\n',
  '\f',
  '\t',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u00a0',
  '\ufeff',
  '\u202e',
  '\u200f',
  '\u2066',
  '\u200d',
  '\ud800',
  '\udc00',
  '\u{e0041}',
  '😀',
  'é',
  'e\u0301',
  '日本',
  'ﬁ',
  '$&',
  '$1',
  '$' + '{x}',
  '%s',
  '%00',
  '../../etc/passwd',
  'C:\\con',
  '__proto__',
  'constructor',
  'toString',
  'inherit',
  'serif',
  '#',
  '.',
  '&',
  '&amp;',
  '=1+1',
  ' ',
  'a',
  'Work Sans',
];

/** Texts of fragments, random code points and random UTF-16 units. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
      { weight: 1, arbitrary: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) },
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(''));

/** Names that a guide may contain: 1 to 80 characters, trimmed. */
const hostileName = hostileText.map((text) => text.slice(0, 80).trim() || 'x');

const KNOWN_FONTS = ['Playfair Display', 'Work Sans', 'Inter'];
const hostileFont = fc.oneof(
  { weight: 3, arbitrary: hostileName },
  { weight: 1, arbitrary: fc.constantFrom(...KNOWN_FONTS) },
);

/** The sample guide with hostile texts in every field that comes from users, models or files. */
export const hostileGuide: fc.Arbitrary<Guide> = fc
  .record({
    names: fc.array(hostileName, { minLength: 8, maxLength: 8 }),
    texts: fc.array(hostileText, { minLength: 7, maxLength: 7 }),
    header: hostileFont,
    body: hostileFont,
    headings: fc.option(hostileFont),
    text: fc.option(hostileFont),
  })
  .map(({ names, texts, header, body, headings, text }) => {
    const { colors, fonts, typography } = SAMPLE_GUIDE;
    const name = (index: number) => names[index] ?? 'x';
    const words = (index: number) => texts[index] ?? '';
    // A guide accepts only URLs of the fonts service.
    const urlOf = (family: string, weights: readonly string[]) => toFontUrl([{ name: family, weights }]);
    const [second1, second2] = colors.secondary;
    const [accent1, accent2, accent3, accent4] = colors.accent;
    return {
      ...SAMPLE_GUIDE,
      name: name(7),
      description: words(0),
      projectDescription: words(1),
      exampleTitle: words(2),
      exampleText: words(3),
      colors: {
        primary: {
          ...colors.primary,
          name: name(0),
          rgb: words(8).slice(0, 40),
          cmyk: words(7).slice(0, 40),
        },
        secondary: [
          { ...second1, name: name(1) },
          { ...second2, name: name(2) },
        ],
        accent: [
          { ...accent1, name: name(3) },
          { ...accent2, name: name(4) },
          { ...accent3, name: name(5) },
          { ...accent4, name: name(6) },
        ],
        explanation: { title: words(4), content: words(5) },
        harmony: { type: 'triadic', description: words(6) },
      },
      fonts: {
        header: { ...fonts.header, name: header, url: urlOf(header, fonts.header.weights) },
        body: { ...fonts.body, name: body, url: urlOf(body, fonts.body.weights) },
        explanation: { title: words(6), content: words(2) },
      },
      typography: {
        headings: { ...typography.headings, fontFamily: headings ?? header },
        body: { ...typography.body, fontFamily: text ?? body },
      },
    };
  });
