import { fetchRaw } from '../data/api.ts';
import { showError } from '../ui/toast-store.ts';

/** Saves a call's answer as a file of the player's; says so if it cannot. */
export async function saveFile(path: string, name: string, failed: string): Promise<void> {
  const response = await fetchRaw({ path }).catch(() => undefined);
  if (!response?.ok) {
    showError(failed);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
