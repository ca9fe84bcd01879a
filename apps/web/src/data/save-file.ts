import { fetchRaw } from './api.ts';

/** Saves content as a file of the player's. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a call's answer as a file of the player's; `onFailed` runs if it cannot be had. */
export async function saveFile(path: string, name: string, onFailed: () => void): Promise<void> {
  const response = await fetchRaw({ path }).catch(() => undefined);
  if (response?.ok) saveBlob(await response.blob(), name);
  else onFailed();
}
