import { t } from '../i18n/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { ArrowLeft, ArrowRight } from '../ui/more-icons.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
}

/** Leads to the pages before and after; nothing where there is one alone. How many there are, nobody counts. */
export function Pager({ page, hasNext, onPage }: PagerProps) {
  if (page === 0 && !hasNext) return null;
  return (
    <nav className={styles['pager']} aria-label={t('social.pages')}>
      <IconButton label={t('social.before')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <span aria-current="page">{t('social.page', { page: page + 1 })}</span>
      <IconButton label={t('social.next')} disabled={!hasNext} onClick={() => onPage(page + 1)}>
        <ArrowRight size={20} aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
