import { useState } from 'react';

const STORE_KEY = 'everdeed-skills';

function stored(): boolean {
  try {
    return localStorage.getItem(STORE_KEY) === 'folded';
  } catch {
    return false;
  }
}

/** Whether the bar is folded away, remembered on this device. */
export function useFolded() {
  const [isFolded, setFolded] = useState(stored);
  const fold = (folded: boolean) => {
    setFolded(folded);
    try {
      if (folded) localStorage.setItem(STORE_KEY, 'folded');
      else localStorage.removeItem(STORE_KEY);
    } catch {
      // Without storage, it lasts until the page is closed.
    }
  };
  return [isFolded, fold] as const;
}
