// Runs before the first paint, so that the wrong theme never flashes up, nor the frame of a player's page before
// visitors. The rest is in src/ui/theme.ts and src/ui/first-paint.css.
(() => {
  const { dataset } = document.documentElement;
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('everdeed-theme') ?? 'system';
    const isPlayers = location.pathname === '/';
    if (isPlayers && localStorage.getItem('everdeed-session')) dataset.signedIn = '';
  } catch {
    // Without access to storage, the system's theme is used.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
})();
