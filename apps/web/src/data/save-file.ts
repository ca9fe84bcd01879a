import { fetchRaw } from './api.ts';

/** Saves a call's answer as a file of the player's; `onFailed` runs if it cannot be had. */
export async function saveFile(path: string, name: string, onFailed: () => void): Promise<void> {
  const response = await fetchRaw({ path }).catch(() => undefined);
  if (!response?.ok) {
    onFailed();
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
