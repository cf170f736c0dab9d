/** The allow-lists for SVG logos. Everything else is omitted from the output. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Elements that draw something; a logo without any of them is rejected. */
export const DRAWING_ELEMENTS = words('circle ellipse line path polygon polyline rect text use');

/** Allowed elements: no scripts, foreign content, images, links, animations, or filters that load files. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...DRAWING_ELEMENTS,
  ...words('svg g defs symbol switch tspan textPath title desc marker clipPath mask pattern'),
  ...words('linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite'),
  ...words('feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode'),
  ...words('feMorphology feOffset'),
]);

/** Elements whose text is part of the image or describes it; other text is only whitespace of the source. */
export const TEXT_ELEMENTS = words('text tspan textPath title desc');

/** Elements that may refer to another one by `href`. */
export const REFERRING_ELEMENTS = words('use linearGradient radialGradient pattern textPath');

/** Targets of paint references that contain drawings themselves, so that each reference multiplies the cost. */
export const COSTLY_TARGETS = words('pattern mask clipPath marker filter symbol');

/** Attributes made of numbers, keywords and transforms; the whole value must match one simple character class. */
export const PLAIN_ATTRIBUTES = words(`
  viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform
  gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY orient dx dy rotate textLength lengthAdjust
  startOffset method spacing side systemLanguage filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode
  operator k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent radius`);

/** Properties that are allowed as attributes, in `style` and in style sheets. */
export const PROPERTIES = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering
  letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility
  word-spacing writing-mode`);

/** Properties that exist only in CSS. */
export const CSS_ONLY_PROPERTIES = words(`
  font isolation marker mask-type mix-blend-mode transform transform-box transform-origin white-space
  width height x y cx cy r rx ry`);

/** Properties whose value may refer to another element, always as `url(#id)`. */
export const REFERENCE_PROPERTIES = words(
  'fill stroke clip-path mask filter marker marker-start marker-mid marker-end',
);

/** Reference properties that descendants inherit, so that one reference may be painted many times. */
export const INHERITED_REFERENCES = words('fill stroke marker marker-start marker-mid marker-end');
