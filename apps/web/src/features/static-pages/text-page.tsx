import { t } from '../../i18n/i18n.ts';
import { FAQ_ARTICLES, type StaticPageName } from '../../lib/static-pages.ts';
import { Link } from '../../ui/link.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { OwnText } from './own-text.tsx';
import { isOwnable } from './own-pages.ts';
import styles from './own-text.module.css';
import base from './static-screen.module.css';

const TEXTS = [...FAQ_ARTICLES, 'privacy', 'terms', 'community-guidelines', 'clear-browser-data'] as const;

/** A page that is read from top to bottom: ours, or the site's own in its place. */
export function TextPage({ name }: { readonly name: StaticPageName }) {
  const known = TEXTS.find((one) => one === name);
  if (!known) return null;
  const text = <Markdown className={styles['text']} text={t(`text.${known}`)} />;
  if (isOwnable(known)) return <OwnText page={known} ours={text} />;
  return (
    <>
      {text}
      {known !== 'clear-browser-data' && (
        <p className={base['onward']}>
          <Link to="/static/faq">{t('faq.toAll')}</Link>
        </p>
      )}
    </>
  );
}
