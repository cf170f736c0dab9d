// Runs before the first paint. It is a separate file, because the content security policy forbids inline scripts.

// Applies the theme stored by src/theme/theme.ts.
(() => {
  const chosen = () => {
    try {
      return localStorage.getItem('stylekit-theme');
    } catch {
      return null;
    }
  };
  const theme = chosen();
  const isLight =
    theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
})();

// Prerendered HTML is that of a visitor and has no fragment and no query, so it is hidden from signed-in users, on links
// to a guide of the demo, and on the sign-in page with another tab or an error.
if (
  document.cookie.split('; ').includes('stylekit-signed-in=1') ||
  (location.pathname === '/preview' && location.hash !== '') ||
  (location.pathname === '/auth' && !['', '?tab=login'].includes(location.search))
)
  document.documentElement.dataset.render = 'client';

// Keeps what a visitor does on prerendered HTML until src/app/early-actions.tsx repeats it.
globalThis.__stylekitEarlyActions = (() => {
  const actions = [];
  const keepClick = (event) => {
    const control = event.target.closest?.('button, input[type=checkbox], input[type=radio]');
    if (!control) return;
    // A form would be sent by the browser, and a box would change before React knows it.
    event.preventDefault();
    actions.push({ control });
  };
  const keepInput = ({ target }) => {
    const last = actions.at(-1);
    if (last?.control === target) last.text = target.value;
    else actions.push({ control: target, text: target.value });
  };
  addEventListener('click', keepClick, true);
  addEventListener('input', keepInput, true);
  return {
    end: () => {
      removeEventListener('click', keepClick, true);
      removeEventListener('input', keepInput, true);
      return actions;
    },
  };
})();

// Loads the scripts of a prerendered page after its first paint, or at once if nothing is painted without them.
(() => {
  const template = document.getElementById('page-scripts');
  if (template === null) return;
  const isParsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  const entry = template.content.querySelector('script');
  entry.remove();
  const load = async () => {
    document.head.append(template.content);
    // The entry takes over the whole content, and an added script does not wait for it.
    await isParsed;
    document.head.append(entry);
  };
  const isPainted =
    document.documentElement.dataset.render !== 'client' &&
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isPainted) {
    void load();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void load();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', () => void load(), { once: true });
})();

// Fonts of the sample on the landing page, loaded before its stylesheet. A phone shows its lower part after scrolling.
if (location.pathname === '/') {
  const isWide = matchMedia('(min-width: 56rem)').matches;
  for (const name of ['sample-title', ...(isWide ? ['sample-text'] : [])])
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="preload" as="font" crossorigin href="/${name}.woff2">`,
    );
}

// Prevents zod from testing `eval`, which would violate the content security policy.
globalThis.__zod_globalConfig = { jitless: true };
