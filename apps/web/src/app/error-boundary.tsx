import { Component, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { ColdFire } from './loading.tsx';
import styles from './loading.module.css';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly broken: boolean;
}

/** Keeps a broken page from taking down the rest. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={styles['page']}>
        <EmptyState
          whole
          picture={<ColdFire />}
          title={t('app.failed')}
          hint={t('app.failedHint')}
          action={<Button onClick={() => location.reload()}>{t('app.reload')}</Button>}
        />
      </div>
    );
  }
}
