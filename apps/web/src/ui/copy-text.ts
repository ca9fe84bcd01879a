import { t } from '../i18n/i18n.ts';
import { showError } from './toast-store.ts';

/**
 * Copies a text that is selected for the purpose: pages that come by plain http have no other way. The field stands beside
 * what has the focus, since a dialog takes the focus back from anything outside it.
 */
function copySelected(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  (activeElement?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts a text on the clipboard, and tells if that failed. Returns whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = isSecureContext ? await copyByClipboard(text) : copySelected(text);
  if (!isCopied) showError(t('ui.notCopied'));
  return isCopied;
}
