import { t } from '../i18n/i18n.ts';
import type { CopySaid } from '../social-kit/chat-types.ts';
import { plainTitle } from '../task-kit/plain-title.ts';
import { showToast } from '../ui/toast-store.ts';
import { addDraft } from './task-screen/use-task-actions.ts';

/** Characters of a title that is taken from a message: our own. */
const MAX_TITLE = 120;

const shortened = (words: string): string =>
  words.length > MAX_TITLE ? `${words.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…` : words;

/** Makes a to-do of a message: its first line is the title, the notes say the rest and where it is from. */
export const copyAsTodo: CopySaid = ({ name, text }, group) => {
  const all = text.trim();
  const [first = ''] = all.split('\n', 1);
  const words = plainTitle({ text: first });
  const title = shortened(words);
  const from = t('social.copiedFrom', { name: name || t('social.gone'), group });
  const notes = title === words && first === all ? from : `${all}\n\n${from}`;
  addDraft({ task: { type: 'todo', text: title, notes, tags: [] }, newTags: [] });
  showToast({ type: 'success', text: t('social.copied', { title }), see: '/' });
};
