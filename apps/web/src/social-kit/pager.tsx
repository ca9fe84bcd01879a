import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { ArrowLeft, ArrowRight } from '../ui/more-icons.ts';
import { useMedia } from '../ui/use-media.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  /** Whether there is one after this; what `pages` says goes before it. */
  readonly hasNext?: boolean;
  /** How many there are; undefined where nobody counts them. */
  readonly pages?: number | undefined;
  readonly onPage: (page: number) => void;
}

interface NumbersProps extends Pick<PagerProps, 'page' | 'onPage'> {
  readonly pages: number;
}

function Numbers({ page, pages, onPage }: NumbersProps) {
  const reach = useMedia('(max-width: 479.98px)') ? 0 : 1;
  return pageNumbers(page, pages, reach).map((one, index) =>
    one === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else that tells it from the other
      <span key={`gap-${index}`} className={styles['gap']} aria-hidden="true">
        …
      </span>
    ) : (
      <button
        key={one}
        type="button"
        className={styles['number']}
        aria-label={t('social.page', { page: one + 1 })}
        aria-current={one === page ? 'page' : undefined}
        onClick={() => onPage(one)}
      >
        {formatNumber(one + 1)}
      </button>
    ),
  );
}

/** Leads to the pages before and after, and to each one where it is known how many there are; nothing for one alone. */
export function Pager({ page, hasNext = false, pages, onPage }: PagerProps) {
  const isLast = pages === undefined ? !hasNext : page + 1 >= pages;
  if (page === 0 && isLast) return null;
  // An old address may lead behind the last page.
  const before = Math.min(page, pages ?? page) - 1;
  return (
    <nav
      className={styles['pager']}
      data-numbered={pages !== undefined}
      // Where the focus stays when the button that had it leads no further.
      tabIndex={-1}
      aria-label={t('social.pages')}
    >
      <IconButton label={t('social.before')} disabled={before < 0} onClick={() => onPage(before)}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      {pages === undefined ? (
        <span aria-current="page">{t('social.page', { page: page + 1 })}</span>
      ) : (
        <Numbers page={page} pages={pages} onPage={onPage} />
      )}
      <IconButton label={t('social.next')} disabled={isLast} onClick={() => onPage(page + 1)}>
        <ArrowRight size={20} aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
