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

// Prerendered HTML is that of a visitor and has no fragment, so it is hidden from signed-in users and on links to a
// guide of the demo.
if (
  document.cookie.split('; ').includes('stylekit-signed-in=1') ||
  (location.pathname === '/preview' && location.hash !== '')
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

// Fonts of the landing page, loaded before its stylesheet.
if (location.pathname === '/') {
  for (const face of [
    'crimson-text-latin-400-italic',
    'playfair-display-latin-700-normal',
    'work-sans-latin-400-normal',
  ])
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="preload" as="font" crossorigin href="/fonts/5.3.0/${face}.woff2">`,
    );
}

// Prevents zod from testing `eval`, which would violate the content security policy.
globalThis.__zod_globalConfig = { jitless: true };
