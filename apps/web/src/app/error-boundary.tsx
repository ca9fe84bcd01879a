import { Component, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { ColdFire } from './loading.tsx';
import styles from './loading.module.css';

interface Props {
  readonly children: ReactNode;
  /** Loads the page anew; only tests bring their own. */
  readonly onReload?: () => void;
}
interface State {
  readonly broken: boolean;
}

/** Keeps a broken page from taking down the rest. One that broke without a network is loaded again with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch() {
    if (!navigator.onLine) addEventListener('online', this.#reload);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#reload);
  }

  readonly #reload = (): void => (this.props.onReload ?? (() => location.reload()))();

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={styles['page']}>
        <EmptyState
          whole
          picture={<ColdFire />}
          title={t(navigator.onLine ? 'app.failed' : 'app.unreachable')}
          hint={t(navigator.onLine ? 'app.failedHint' : 'app.unreachableHint')}
          action={<Button onClick={this.#reload}>{t('app.reload')}</Button>}
        />
      </div>
    );
  }
}
