import { type MouseEvent, memo } from 'react';
import { useNavigate } from 'react-router';
import { OVER_PAGE, profileAt } from '../lib/profile-address.ts';
import { classNames } from '../ui/class-names.ts';
import { Markdown } from '../ui/markdown.tsx';
import styles from './said-text.module.css';

const Text = memo(Markdown);

/** What somebody wrote: Markdown, in which mentions lead to profiles over the page. */
export function SaidText({ text, className }: { readonly text: string; readonly className?: string }) {
  const navigate = useNavigate();
  const openProfile = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!profileAt(path) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(path, { state: OVER_PAGE });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links in the text, which have keys of their own
    <div onClick={openProfile} className={classNames(styles['text'], className)}>
      <Text text={text} />
    </div>
  );
}
