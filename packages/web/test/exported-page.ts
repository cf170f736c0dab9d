/** What stands in for a state that only a pointer or the keyboard brings. */
const STATES = { ':hover': '.is-hover', ':focus-visible': '.is-focus' } as const;

/** A page that has nothing but an exported stylesheet and plain elements, in a frame as wide as the window. */
export interface ExportedPage {
  /** Gives the page another stylesheet and ground. */
  readonly apply: (css: string, theme: 'light' | 'dark') => void;
  /** Adds an element and gives what the stylesheet makes of it: every property a rule for it sets, as computed. */
  readonly paint: (html: string) => ReadonlyMap<string, string>;
  /** What the stylesheet makes of the page itself. */
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
    paint: (html) => {
      page.body.innerHTML = html;
      const element = page.body.querySelector('[data-painted]') ?? page.body;
      const computed = view.getComputedStyle(element);
      const names = [...propertiesOf(sheet.cssRules, element)];
      return new Map(names.map((name) => [name, computed.getPropertyValue(name)]));
    },
    root: () => view.getComputedStyle(page.documentElement),
    close: () => frame.remove(),
  };
}

/** The fonts service is not asked for anything in a test. */
function withoutImports(css: string): string {
  return css.replace(/^@import .*$/gm, '');
}

/** Longhand properties of the rules that apply to an element. */
function propertiesOf(rules: CSSRuleList, element: Element): Set<string> {
  const matching = [...rules].filter(
    (rule): rule is CSSStyleRule => 'selectorText' in rule && element.matches(String(rule.selectorText)),
  );
  return new Set(matching.flatMap(({ style }) => [...style]).filter((name) => !name.startsWith('--')));
}
