export type Theme = 'system' | 'light' | 'dark';
const KEY = 'everdeed-theme';
const night = () => matchMedia('(prefers-color-scheme: dark)');

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

const show = (theme: Theme) => {
  const dark = theme === 'dark' || (theme === 'system' && night().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
};

/** Chooses a theme on this device and applies it. `public/theme.js` does the same before the first paint. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  show(theme);
}

/** Follows the system's theme while none is chosen. */
export function followSystemTheme(): void {
  show(readTheme());
  night().addEventListener('change', () => show(readTheme()));
}
