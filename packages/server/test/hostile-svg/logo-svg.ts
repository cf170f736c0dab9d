/** Typical logos of drawing programs; sanitizing must not change a pixel of them. */
export const LOGO_SVGS: readonly { readonly name: string; readonly source: string }[] = [
  {
    name: 'an Illustrator export with classes, a gradient and a clip path',
    source: `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
version="1.1" viewBox="0 0 200 200" style="enable-background:new 0 0 200 200;" xml:space="preserve">
  <defs>
    <style>
      /* Generated */
      .cls-1 { fill: url(#linear-gradient); }
      .cls-2, .cls-3 { fill: #fff; fill-rule: evenodd; }
      .cls-3 { opacity: .6; isolation: isolate; }
      .cls-4 { clip-path: url(#clip-path); }
      .cls-5 { fill: none; stroke: #0a2540; stroke-linecap: round; stroke-miterlimit: 10; stroke-width: 6px; stroke-dasharray: 12 8; }
    </style>
    <linearGradient id="linear-gradient" x1="100" y1="200" x2="100" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#635bff"/><stop offset=".5" style="stop-color:#00d4ff;stop-opacity:0.9"/><stop \
offset="1" stop-color="#0a2540"/>
    </linearGradient>
    <clipPath id="clip-path"><circle cx="100" cy="100" r="90"/></clipPath>
  </defs>
  <g class="cls-4"><rect class="cls-1" width="200" height="200"/><path class="cls-3" d="M20,180L100,20l80,160Z"/></g>
  <path class="cls-2" d="M60,120h80v20H60Z"/><line class="cls-5" x1="30" y1="160" x2="170" y2="160"/>
</svg>`,
  },
  {
    name: 'a Figma export with a mask, a filter and wide-gamut fallbacks',
    source: `<svg width="120" height="120" viewBox="0 0 120 120" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_34)" filter="url(#filter0_d_12_34)"><mask id="mask0_12_34" style="mask-type:alpha" \
maskUnits="userSpaceOnUse" x="10" y="10" width="100" height="100"><rect x="10" y="10" width="100" height="100" rx="24" \
fill="#D9D9D9"/></mask>
<g mask="url(#mask0_12_34)"><rect width="120" height="120" fill="url(#paint0_radial_12_34)"/><path fill-rule="evenodd" \
clip-rule="evenodd" d="M60 30C43.4315 30 30 43.4315 30 60C30 76.5685 43.4315 90 60 90V30Z" fill="#FF4D4D"/></g></g>
<defs><filter id="filter0_d_12_34" x="0" y="0" width="120" height="120" filterUnits="userSpaceOnUse" \
color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix \
in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/>\
<feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 \
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" \
result="effect1_dropShadow_12_34"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_12_34" \
result="shape"/></filter>
<radialGradient id="paint0_radial_12_34" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" \
gradientTransform="translate(60 60) rotate(90) scale(60)"><stop stop-color="#FFE600"/><stop offset="1" \
stop-color="#00B2FF"/></radialGradient>
<clipPath id="clip0_12_34"><rect width="120" height="120" fill="white"/></clipPath></defs></svg>`,
  },
  {
    name: 'an Inkscape file with its own namespaces and inline styles',
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg:svg width="64mm" height="64mm" viewBox="0 0 64 64" version="1.1" id="svg5" inkscape:version="1.2" \
sodipodi:docname="logo.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" \
xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:svg="http://www.w3.org/2000/svg">
<sodipodi:namedview id="nv" pagecolor="#ffffff"/><svg:metadata><rdf:RDF \
xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></svg:metadata>
<svg:g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(4,4) rotate(-8 28 28)">
<svg:ellipse style="fill:#2a7fff;fill-opacity:0.85;stroke:#000080;stroke-width:2.64583;stroke-dasharray:none;\
paint-order:stroke fill" cx="28" cy="28" rx="26" ry="20"/>
<svg:path style="color:rgb(255, 128, 0);fill:currentColor;-inkscape-stroke:none" d="m 12,28 c 4,-12 28,-12 32,0 -4,12 \
-28,12 -32,0 z" sodipodi:nodetypes="csc"/></svg:g></svg:svg>`,
  },
  {
    name: 'symbols, a pattern, markers and xlink',
    source: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">
<defs><symbol id="leaf" viewBox="0 0 10 10"><path d="M5 0C9 3 9 8 5 10C1 8 1 3 5 0z"/></symbol>
<pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3" fill="hsl(160, 60%, 40%)"/></pattern>
<linearGradient id="base"><stop offset="0%" stop-color="tomato"/><stop offset="100%" stop-color="gold"/>\
</linearGradient><linearGradient id="turned" xlink:href="#base" gradientTransform="rotate(90)"/>
<marker id="tip" markerWidth="6" markerHeight="6" refX="3" refY="3" orient="auto"><path d="M0 0L6 3L0 6z" fill="#333"/></marker></defs>
<rect width="100" height="100" fill="url(#dots)"/><use xlink:href="#leaf" x="10" y="10" width="40" height="40" \
fill="url('#turned')"/><use href="#leaf" x="50" y="40" width="40" height="40" transform="rotate(30 70 60)" \
style="fill:rgba(20,40,200,.5)"/>
<polyline points="10,90 50,70 90,90" fill="none" stroke="#333" stroke-width="2" marker-end="url(#tip)"/></svg>`,
  },
  {
    name: 'words along a path with a plain font',
    source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><style type="text/css"><![CDATA[
text{font-family:"DejaVu Sans",sans-serif;font-weight:bold;fill:#123456}
#big{font-size:34px;letter-spacing:-1px}
]]></style><text id="big" x="60" y="50" text-anchor="middle">ACME<tspan x="60" dy="24" font-size="14">&amp; sons</tspan>\
</text><path id="arc" d="M10 100Q60 70 110 100" fill="none" stroke="#eee"/><text font-size="12"><textPath href="#arc" \
startOffset="10%">since 1999</textPath></text></svg>`,
  },
];
