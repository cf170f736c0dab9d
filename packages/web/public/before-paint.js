// Runs before the first paint. It is a separate file, because the content security policy forbids inline scripts.

// Applies the theme stored by src/theme/theme.ts before the first paint.
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

// Loads the fonts of the headline and the sample before their stylesheet is known, so that no text changes its font.
if (location.pathname === '/') {
  const faces = [
    'crimson-text-latin-400-italic',
    'playfair-display-latin-700-normal',
    'work-sans-latin-400-normal',
  ];
  for (const face of faces) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
    link.href = `/fonts/5.3.0/${face}.woff2`;
    document.head.append(link);
  }
}

// Prevents zod from testing `eval`, which would violate the content security policy. Must run before any module that
// parses a schema.
globalThis.__zod_globalConfig = { jitless: true };
