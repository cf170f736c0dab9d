/** Classes that replace pseudo-classes in tests. */
const STATES = { ':hover': '.is-hover', ':focus-visible': '.is-focus' } as const;

/** A frame with an exported stylesheet and plain elements. */
export interface ExportedPage {
  /** Sets the stylesheet and theme. */
  readonly apply: (css: string, theme: 'light' | 'dark') => void;
  /** Renders an element and returns the computed value of every property that a matching rule sets. */
  readonly render: (html: string) => ReadonlyMap<string, string>;
  /** The computed style of the root element. */
  readonly root: () => CSSStyleDeclaration;
  readonly close: () => void;
}

export function openExportedPage(): ExportedPage {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; border: 0; width: ${window.innerWidth}px; visibility: hidden;`;
  document.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) throw new Error('The frame has no window.');
  const page = view.document;
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  page.adoptedStyleSheets = [sheet];
  return {
    apply: (css, theme) => {
      const states = Object.entries(STATES);
      sheet.replaceSync(states.reduce((text, [from, to]) => text.replaceAll(from, to), withoutImports(css)));
      page.documentElement.dataset['theme'] = theme;
    },
    render: (html) => {
      page.body.innerHTML = html;
      const element = page.body.querySelector('[data-sample]') ?? page.body;
      const computed = view.getComputedStyle(element);
      const names = [...propertiesOf(sheet.cssRules, element)];
      return new Map(names.map((name) => [name, computed.getPropertyValue(name)]));
    },
    root: () => view.getComputedStyle(page.documentElement),
    close: () => frame.remove(),
  };
}

/** Prevents requests to the fonts service. */
function withoutImports(css: string): string {
  return css.replace(/^@import .*$/gm, '');
}

/** The longhand properties of all rules that match an element. */
function propertiesOf(rules: CSSRuleList, element: Element): Set<string> {
  const matching = [...rules].filter(
    (rule): rule is CSSStyleRule => 'selectorText' in rule && element.matches(String(rule.selectorText)),
  );
  return new Set(matching.flatMap(({ style }) => [...style]).filter((name) => !name.startsWith('--')));
}
