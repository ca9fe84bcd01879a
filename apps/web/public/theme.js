// Runs before the first paint, so that the wrong theme never flashes up. The rest is in src/ui/theme.ts.
(() => {
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('everdeed-theme') ?? 'system';
  } catch {
    // Without access to storage, the system's theme is used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
