import { useEffect, useState } from 'react';

const isNight = (): boolean => document.documentElement.dataset['theme'] === 'dark';

/** Whether the dark theme is shown, for which scenes have a night version. */
export function useIsNight(): boolean {
  const [night, setNight] = useState(isNight);
  useEffect(() => {
    const observer = new MutationObserver(() => setNight(isNight()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return night;
}
