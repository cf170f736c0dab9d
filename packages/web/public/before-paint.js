// What has to happen before the page is drawn and before its modules run. A file, because the page's policy allows no
// inline script.

// The chosen theme, which src/theme/theme.ts writes, so that the first paint already has it.
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

// zod would try whether it may compile code, which the policy forbids and reports as a breach. Schemas are parsed while
// the modules load, so this cannot wait for one of them.
globalThis.__zod_globalConfig = { jitless: true };
