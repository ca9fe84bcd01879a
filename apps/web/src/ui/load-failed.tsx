import { t } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { EmptyState } from './feedback.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly hint?: string;
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded: what it was, perhaps why, and to try again. */
export const LoadFailed = ({ title, hint, onRetry }: LoadFailedProps) => (
  <EmptyState title={title} hint={hint} action={<Button onClick={onRetry}>{t('ui.retry')}</Button>} />
);

/** The same within a line of text. */
export const LoadFailedLine = ({ title, onRetry }: Omit<LoadFailedProps, 'hint'>) => (
  <>
    {title}{' '}
    <Button kind="quiet" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  </>
);
