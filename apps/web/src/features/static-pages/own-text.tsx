import type { ReactNode } from 'react';
import { Markdown } from '../../ui/markdown.tsx';
import { type OwnablePage, useOwnText } from './own-pages.ts';
import styles from './own-text.module.css';
import base from './static-screen.module.css';

/** The title of the page stands above it already. */
const OWN_TITLE = /^\s*# .*\n/;

export interface OwnTextProps {
  readonly page: OwnablePage;
  /** What is shown if the site has no text of its own. */
  readonly ours: ReactNode;
}

/** The site's own text for a page, or ours. */
export function OwnText({ page, ours }: OwnTextProps) {
  const text = useOwnText(page);
  if (text === undefined) return <div className={base['waiting']} />;
  if (text === null) return ours;
  return <Markdown className={styles['text']} text={text.replace(OWN_TITLE, '')} />;
}
