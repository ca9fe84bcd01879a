const missing = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

/** Resolves when the styles of a link are there, by a new link in its place. */
const again = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
    link.replaceWith(next);
    missing.delete(link);
  });

let bringing: Promise<unknown> | undefined;

/** Asks anew for the styles that could not be loaded: scripts that bring some do so only once. */
export const bringMissingStyles = (): Promise<unknown> =>
  (bringing ??= Promise.all([...missing].map(again)).finally(() => (bringing = undefined)));
