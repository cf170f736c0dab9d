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

// Loads the italic of the headline before its stylesheet is known, so that no text changes its font later.
if (location.pathname === '/') {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = '/fonts/5.3.0/crimson-text-latin-400-italic.woff2';
  document.head.append(link);
}

// Prevents zod from testing `eval`, which would violate the content security policy. Must run before any module that
// parses a schema.
globalThis.__zod_globalConfig = { jitless: true };
