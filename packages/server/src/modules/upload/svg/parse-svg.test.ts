import { describe, expect, it } from 'vitest';
import { buildCascade } from './cascade.ts';
import { assertDrawable } from './measure-svg.ts';
import { parseSvg } from './parse-svg.ts';
import { parseStyleSheets } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';
import { writeSvg } from './write-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const parse = (text: string) => parseSvg(Buffer.from(text));
const svg = (content: string, attributes = ''): string => `<svg ${NS} ${attributes}>${content}</svg>`;
/** The kept tree as markup, without the namespace of its root. */
const keptOf = (text: string): string => writeSvg(parse(text).root).toString().replace(` ${NS}`, '');

describe('what is kept of an SVG', () => {
  it.each([
    ['<rect width="9"/>', '<svg><rect width="9"/></svg>'],
    ['<g><rect/><circle/></g>', '<svg><g><rect/><circle/></g></svg>'],
    ['<a href="https://evil.example"><rect/></a>', '<svg><rect/></svg>'],
    ['<a><a><rect/></a></a>', '<svg><rect/></svg>'],
    ['<script>alert(1)</script><rect/>', '<svg><rect/></svg>'],
    ['<foreignObject><rect/></foreignObject>', '<svg/>'],
    ['<image href="a.png"/>', '<svg/>'],
    ['<animate attributeName="href"/><set/>', '<svg/>'],
    ['<feImage href="a.png"/>', '<svg/>'],
    ['<unknown><rect/></unknown>', '<svg/>'],
    ['<x:rect xmlns:x="http://www.w3.org/1999/xhtml"/>', '<svg/>'],
    ['<s:rect xmlns:s="http://www.w3.org/2000/svg"/>', '<svg><rect/></svg>'],
    ['<rect xmlns="urn:other"/>', '<svg/>'],
    ['<!-- a --><?php echo 1 ?><rect/>', '<svg><rect/></svg>'],
    ['text <rect/> text', '<svg><rect/></svg>'],
    ['<text>a <tspan>b</tspan> &amp; c</text>', '<svg><text>a <tspan>b</tspan> &amp; c</text></svg>'],
    ['<text><![CDATA[<b>]]></text>', '<svg><text>&lt;b&gt;</text></svg>'],
    ['<text>a<script>b</script>c</text>', '<svg><text>ac</text></svg>'],
    ['<use href="#a"/>', '<svg><use href="#a"/></svg>'],
    [`<use ${XLINK} xlink:href="#a"/>`, '<svg><use href="#a"/></svg>'],
    [`<use ${XLINK} xlink:href="#b" href="#a"/>`, '<svg><use href="#a"/></svg>'],
    [`<use ${XLINK} href="#a" xlink:href="#b"/>`, '<svg><use href="#a"/></svg>'],
    ['<use xmlns:x="urn:x" x:href="#a"/>', '<svg><use/></svg>'],
    ['<text xml:space="preserve">a</text>', '<svg><text xml:space="preserve">a</text></svg>'],
    ['<text xml:base="https://evil.example">a</text>', '<svg><text>a</text></svg>'],
  ])('%s', (content, kept) => {
    expect(keptOf(svg(content))).toBe(kept);
  });

  it.each([
    ['<style>a{fill:red}</style><style type="text/css">b{fill:red}</style>', ['a{fill:red}', 'b{fill:red}']],
    ['<style type=" TEXT/CSS " media="screen">a{}</style>', ['a{}']],
    ['<style media="all"><![CDATA[a>b{}]]></style>', ['a>b{}']],
    ['<style media="print">a{}</style>', []],
    ['<style type="text/less">a{}</style>', []],
    ['<style><rect/>a{}</style>', ['a{}']],
    ['<g><style>a{}</style></g>', ['a{}']],
    ['<script><style>a{}</style></script>', []],
    ['<h:style xmlns:h="http://www.w3.org/1999/xhtml">a{}</h:style>', []],
  ])('the style sheets of %s', (content, styles) => {
    expect(parse(svg(content)).styles).toEqual(styles);
  });
});

describe('an SVG is refused', () => {
  const deep = (levels: number): string => svg('<g>'.repeat(levels) + '</g>'.repeat(levels));
  const wide = (elements: number): string => svg('<g/>'.repeat(elements));
  const attributes = (count: number): string =>
    svg(`<g ${Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ')}/>`);
  const WRONG_TYPE = 'Invalid file type. Please upload png, jpeg, svg+xml';

  it.each([
    ['of another root', `<g ${NS}/>`, WRONG_TYPE],
    ['without a namespace', '<svg/>', WRONG_TYPE],
    ['of another namespace', '<svg xmlns="urn:other"/>', WRONG_TYPE],
    ['with XML 1.1', `<?xml version="1.1"?>${svg('')}`, 'The SVG must be XML 1.0'],
    [
      'with another encoding',
      `<?xml version="1.0" encoding="latin1"?>${svg('')}`,
      'The SVG must be encoded in UTF-8',
    ],
    [
      'with a DOCTYPE',
      `<!DOCTYPE svg>${svg('')}`,
      'SVGs with a DOCTYPE are not supported. Please export it without one',
    ],
    [
      'with entities',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
      'SVGs with a DOCTYPE are not supported. Please export it without one',
    ],
    ['with 101 levels', deep(100), 'The SVG is nested deeper than 100 levels'],
    ['with 10,001 elements', wide(10_000), 'The SVG has more than 10000 elements'],
    ['with 501 attributes', attributes(501), 'An element of the SVG is too large'],
    ['with a long namespace', svg(`<g xmlns:a="${'a'.repeat(501)}"/>`), 'An element of the SVG is too large'],
  ])('%s', (_what, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it.each([
    ['unclosed', `<svg ${NS}><g>`],
    ['with crossed tags', svg('<g><a></g></a>')],
    ['with an unquoted attribute', svg('<g a=1/>')],
    ['with an attribute twice', svg('<g a="1" a="2"/>')],
    ['with an unknown entity', svg('&nbsp;')],
    ['with an unknown prefix', svg('<x:g/>')],
    ['with two roots', svg('') + svg('')],
    ['with text behind it', `${svg('')}<script>`],
    ['with a NUL', svg('\u0000')],
    ['empty', ''],
  ])('%s', (_what, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('that is not UTF-8', () => {
    expect(() => parseSvg(Buffer.from(svg('é'), 'latin1'))).toThrow('The SVG must be encoded in UTF-8');
    expect(() => parseSvg(Buffer.from(svg(''), 'utf16le'))).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('only above these limits', () => {
    for (const text of [deep(99), wide(9_999), attributes(500)]) expect(() => parse(text)).not.toThrow();
  });
});

describe('the cascade', () => {
  const styleOf = (sheet: string, name: string, attributes: Readonly<Record<string, string>> = {}) => {
    const element: SvgElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    return buildCascade(parseStyleSheets([sheet]))(element);
  };

  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['', {}, undefined],
    ['rect{fill:red}', {}, 'fill:red'],
    ['circle{fill:red}', {}, undefined],
    ['*{fill:red}', {}, 'fill:red'],
    ['.a{fill:red}', { class: 'b a' }, 'fill:red'],
    ['.a{fill:red}', { class: 'A' }, undefined],
    ['.a.b{fill:red}', { class: 'a' }, undefined],
    ['.a.b{fill:red}', { class: 'b\n a' }, 'fill:red'],
    ['#x{fill:red}', { id: ' x ' }, 'fill:red'],
    ['circle.a{fill:red}', { class: 'a' }, undefined],
    ['rect{fill:red}*{fill:blue}', {}, 'fill:red'],
    ['.a{fill:red}rect{fill:blue}', { class: 'a' }, 'fill:red'],
    ['#x{fill:red}.a.b{fill:blue}', { id: 'x', class: 'a b' }, 'fill:red'],
    ['rect{fill:red}rect{fill:blue}', {}, 'fill:blue'],
    ['.a{fill:red}.b{fill:blue}', { class: 'b a' }, 'fill:blue'],
    ['rect{fill:red}', { style: 'fill:blue' }, 'fill:blue'],
    ['rect{fill:red!important}', { style: 'fill:blue' }, 'fill:red'],
    ['rect{fill:red!important}', { style: 'fill:blue!important' }, 'fill:blue'],
    ['rect{fill:red!important}#x{fill:blue}', { id: 'x' }, 'fill:red'],
    ['rect{fill:red;stroke:blue}', { style: 'opacity:1' }, 'fill:red;stroke:blue;opacity:1'],
    ['rect{fill:red;stroke:blue}.a{fill:green}', { class: 'a' }, 'stroke:blue;fill:green'],
    ['rect{fill:red}', { style: 'fill:url(https://evil.example)' }, 'fill:red'],
  ])('%s on %j gives %s', (sheet, attributes, style) => {
    expect(styleOf(sheet, 'rect', attributes)).toBe(style);
  });

  it('takes at most 100,000 steps for a logo', () => {
    const cascade = buildCascade(parseStyleSheets(['*{fill:red}'.repeat(1_000)]));
    const element: SvgElement = { name: 'rect', attributes: new Map(), children: [] };
    // Each element looks at 1,000 rules and applies 1,000 declarations.
    for (let count = 0; count < 50; count += 1) expect(cascade(element)).toBe('fill:red');
    expect(() => cascade(element)).toThrow('The styles of this SVG are too complex');
  });
});

describe('the cost of an SVG', () => {
  const check = (content: string) => () => assertDrawable(parse(svg(content)).root);
  const DEFS = '<defs><g id="a"><rect/><rect/></g></defs>';

  it.each(['<rect/>', '<text>a</text>', `${DEFS}<use href="#a"/>`, '<use href="#missing"/>', '<use/>'])(
    'is accepted for %s',
    (content) => {
      expect(check(content)).not.toThrow();
    },
  );

  it.each([
    ['<g/>', 'This SVG contains no supported shapes. Embedded images are not supported'],
    ['<title>a</title>', 'This SVG contains no supported shapes. Embedded images are not supported'],
    ['<g id="a"><use href="#a"/></g>', 'The SVG refers to itself'],
    ['<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', 'The SVG refers to itself'],
    ['<pattern id="p" href="#p"/><rect/>', 'The SVG refers to itself'],
    ['<pattern id="p"><rect fill="url(#p)"/></pattern><rect/>', 'The SVG refers to itself'],
    ['<mask id="m"><rect style="opacity:1;mask:url(#m)"/></mask>', 'The SVG refers to itself'],
    ['<rect/><feGaussianBlur stdDeviation="501"/>', 'The filters of this SVG are too large'],
  ])('is refused for %s', (content, message) => {
    expect(check(content)).toThrow(message);
  });

  it('is counted with the copies of every use', () => {
    const levels = (count: number): string =>
      Array.from(
        { length: count },
        (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`,
      ).join('');
    expect(check(`<g id="l0"><rect/></g>${levels(2)}`)).not.toThrow();
    expect(check(`<g id="l0"><rect/></g>${levels(5)}`)).toThrow('The SVG expands to too many elements');
  });

  it('is counted with what each paint draws', () => {
    const pattern = `<pattern id="p">${'<rect/>'.repeat(300)}</pattern>`;
    expect(check(pattern + '<rect fill="url(#p)"/>'.repeat(300))).not.toThrow();
    expect(check(pattern + '<rect fill="url(#p)"/>'.repeat(400))).toThrow(
      'The SVG expands to too many elements',
    );
    // A gradient draws nothing itself.
    expect(check(`<linearGradient id="p"/>${'<rect fill="url(#p)"/>'.repeat(4_000)}`)).not.toThrow();
  });
});
