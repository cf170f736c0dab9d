import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { HOSTILE_SVGS } from '../../../test/hostile-svg/hostile-svg.ts';
import { LOGO_SVGS } from '../../../test/hostile-svg/logo-svg.ts';
import { ApiError } from '../../http/api-error.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { ELEMENTS, PLAIN_ATTRIBUTES, PROPERTIES } from './svg/svg-vocabulary.ts';

const OTHER_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'style', 'xml:space']);
const NS = 'xmlns="http://www.w3.org/2000/svg"';

function sanitize(source: string | Buffer): string {
  return sanitizeSvg(Buffer.from(source)).toString('utf8');
}

function rejectionOf(source: string | Buffer): ApiError {
  try {
    sanitize(source);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The file was accepted.');
}

/** Everything in an output that the allow-lists do not contain, found by an independent parser. */
function violationsOf(output: string): string[] {
  const violations: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    const isKnown = tag.uri === 'http://www.w3.org/2000/svg' && tag.prefix === '' && ELEMENTS.has(tag.local);
    if (!isKnown) violations.push(tag.name);
    for (const { name, value } of Object.values(tag.attributes)) {
      if (!isInert(name, value)) violations.push(`${name}="${value}"`);
    }
  });
  for (const event of ['doctype', 'processinginstruction', 'comment', 'cdata'] as const) {
    parser.on(event, () => violations.push(event));
  }
  parser.write(output).close();
  return violations;
}

function isInert(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (name === 'href') return /^#[^\s#]+$/.test(value);
  const isKnown = PLAIN_ATTRIBUTES.has(name) || PROPERTIES.has(name) || OTHER_ATTRIBUTES.has(name);
  return isKnown && !/[\\<>{}@]|\/\/|url\((?!#)/.test(value);
}

async function pixels(svg: Buffer): Promise<Buffer> {
  return sharp(svg).resize(128, 128, { fit: 'contain' }).ensureAlpha().raw().toBuffer();
}

describe('hostile files', () => {
  it.each(HOSTILE_SVGS)('contain only allowed names after sanitizing: $name', ({ source }) => {
    try {
      expect(violationsOf(sanitize(source))).toEqual([]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      expect(error.status).toBe(400);
    }
  });

  it('are at least 60, most of which are sanitized instead of rejected', () => {
    expect(HOSTILE_SVGS.length).toBeGreaterThanOrEqual(60);
    const accepted = HOSTILE_SVGS.filter(({ source }) => {
      try {
        sanitize(source);
        return true;
      } catch {
        return false;
      }
    });
    expect(accepted.length).toBeGreaterThanOrEqual(60);
  });

  it('contain only allowed names for any mixture of hostile parts, and sanitizing is idempotent', () => {
    const element = fc.constantFrom(
      'g',
      'script',
      'a',
      'style',
      'use',
      'text',
      'x:script',
      'image',
      'mask',
      'set',
    );
    const attribute = fc.constantFrom(
      'onload',
      'href',
      'xlink:href',
      'style',
      'fill',
      'id',
      'class',
      'd',
      'xml:base',
    );
    const value = fc.oneof(
      fc.constantFrom(
        'javascript:x()',
        '#a',
        'url(#a)',
        'url(http://x/#a)',
        'fill:red;background:url(x)',
        'a',
        '\\75rl(x)',
      ),
      fc.string({ unit: fc.constantFrom(...'url(#a)"\';:/\\{}@!&<> \n1.e%-é') }),
    );
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        value.map(escapeXml),
        fc
          .tuple(
            element,
            fc.uniqueArray(fc.tuple(attribute, value), { selector: ([name]) => name }),
            fc.array(tie('node')),
          )
          .map(([name, attributes, children]) => {
            const written = attributes.map(([key, text]) => ` ${key}="${escapeXml(text)}"`).join('');
            return `<${name}${written}>${children.join('')}</${name}>`;
          }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (body) => {
        const source = `<svg ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="http://www.w3.org/1999/xhtml"><path/>${body}</svg>`;
        try {
          const once = sanitize(source);
          expect(violationsOf(once)).toEqual([]);
          expect(sanitize(once)).toBe(once);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
        }
      }),
      { numRuns: sampleSize(100, 2_000) },
    );
  });
});

describe('rejections', () => {
  it('contain the specified message for a root that is not SVG', () => {
    for (const root of [
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      '<svg/>',
      '<svg xmlns="x"/>',
      `<g ${NS}/>`,
    ]) {
      expect(rejectionOf(root).message, root).toBe('Invalid file type. Please upload png, jpeg, svg+xml');
    }
  });

  it('explain a DOCTYPE, an encoding, a reference cycle, and an image without shapes', () => {
    const shape = '<path d="M0 0h1"/>';
    expect(rejectionOf(`<!DOCTYPE svg><svg ${NS}>${shape}</svg>`).message).toContain('DOCTYPE');
    expect(rejectionOf(Buffer.from(`<svg ${NS}>${shape}</svg>`, 'utf16le')).status).toBe(400);
    expect(rejectionOf(`<?xml version="1.0" encoding="latin1"?><svg ${NS}>${shape}</svg>`).message).toContain(
      'UTF-8',
    );
    expect(rejectionOf(`<svg ${NS}><g id="a"><use href="#a"/></g></svg>`).message).toBe(
      'The SVG refers to itself',
    );
    expect(rejectionOf(`<svg ${NS}><image href="data:image/png;base64,AA"/></svg>`).message).toContain(
      'no supported shapes',
    );
  });

  it('start above 100 levels, 10,000 elements and 10,000 copies', () => {
    const levels = (count: number): string => `${'<g>'.repeat(count - 2)}<path/>${'</g>'.repeat(count - 2)}`;
    const copies = (count: number): string =>
      `<g id="a">${'<path/>'.repeat(98)}</g>${'<use href="#a"/>'.repeat(98)}${'<path/>'.repeat(count - 2 - 98 - 98 * 100)}`;
    const cases = [levels, (count: number) => '<path/>'.repeat(count - 1), copies];
    const limits = [100, 10_000, 10_000];
    for (const [index, build] of cases.entries()) {
      const limit = limits[index] ?? 0;
      expect(sanitize(`<svg ${NS}>${build(limit)}</svg>`), `${index}`).toContain('<path/>');
      expect(rejectionOf(`<svg ${NS}>${build(limit + 1)}</svg>`).status, `${index}`).toBe(400);
    }
  });

  it('start above 1,000 rules, 128 KiB of style sheets, 512 KiB of styles and 100,000 steps', () => {
    const css = (text: string, body = '<path class="a" d="M0 0"/>') =>
      `<svg ${NS}><style>${text}</style>${body}</svg>`;
    const rules = (count: number) => '.a{fill:red}'.repeat(count);
    const styles = (count: number) =>
      Array.from({ length: count }, (_, n) => `<path style="${`fill:red;/*${n}*/`.padEnd(16_000)}"/>`).join(
        '',
      );
    const paths = (count: number) => '<path class="a" d="M0 0"/>'.repeat(count);
    const cases: [string, string][] = [
      [css(rules(1_000)), css(rules(1_001))],
      [css(rules(1_000), paths(50)), css(rules(1_000), paths(51))],
      [css(' '.repeat(131_072)), css(' '.repeat(131_073))],
      [css('', styles(32)), css('', styles(33))],
    ];
    for (const [accepted, rejected] of cases) {
      expect(sanitize(accepted)).toContain('<path');
      expect(rejectionOf(rejected).message).toBe('The styles of this SVG are too complex');
    }
  });

  it('start above filters that a browser can compute', () => {
    const filter = (attributes: string, step: string, count = 1) =>
      `<svg ${NS}><filter id="f" ${attributes}>${step.repeat(count)}</filter><path filter="url(#f)" d="M0 0h1"/></svg>`;
    const blur = '<feGaussianBlur stdDeviation="500 2"/>';
    expect(sanitize(filter('x="-50%" width="200%"', blur, 99))).toContain('feGaussianBlur');
    const absurd = [
      filter('', blur, 100),
      filter('', '<feGaussianBlur stdDeviation="2 501"/>'),
      filter('', '<feGaussianBlur stdDeviation="1e9"/>'),
      filter('', '<feDropShadow stdDeviation="501" dx="1"/>'),
      filter('', '<feMorphology operator="dilate" radius="501"/>'),
      filter('', '<feOffset dx="-10001"/>'),
      filter('width="1000000%"', blur),
      filter('height="1e999"', blur),
    ];
    for (const source of absurd) {
      expect(rejectionOf(source).message).toBe('The filters of this SVG are too large');
    }
  });
});

describe('preserved content', () => {
  it.each(LOGO_SVGS)('looks the same for $name', async ({ source }) => {
    const original = Buffer.from(source);
    const before = await pixels(original);
    const after = await pixels(sanitizeSvg(original));
    const painted = before.filter((value) => value > 0).length;
    const changed = before.filter((value, index) => Math.abs(value - (after[index] ?? -1)) > 2).length;
    expect(painted).toBeGreaterThan(1_000);
    expect(changed).toBe(0);
  });

  it('has style sheets resolved by specificity, order and !important', () => {
    const output = sanitize(
      `<svg ${NS}><style>#i{fill:#111}.a.b{fill:#222;stroke:red}.a{fill:#333!important}path{opacity:.5}.b > path{fill:#444}</style>` +
        '<path id="i" class="a b" style="stroke:blue"/></svg>',
    );
    expect(output).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path id="i" style="opacity:.5;stroke:blue;fill:#333"/></svg>',
    );
  });

  it('includes texts and titles, escaped', () => {
    const output = sanitize(`<svg ${NS}><title>A &amp; B</title><text>1 &lt; 2<![CDATA[ & 3]]></text></svg>`);
    expect(output).toContain('<title>A &amp; B</title><text>1 &lt; 2 &amp; 3</text>');
  });

  it('includes the content of a link, but not the link', () => {
    const output = sanitize(`<svg ${NS}><a href="https://example.com"><path d="M0 0h1"/></a></svg>`);
    expect(output).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>');
  });
});

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
