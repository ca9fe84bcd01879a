// Runs before the first paint, so that no theme flashes the other one. The rest is src/ui/theme.ts.
(() => {
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('everdeed-theme') ?? 'system';
  } catch {
    // Storage can be closed to us; the system's theme is used then.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
