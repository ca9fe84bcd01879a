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
type Cause = 'failed' | 'unreachable' | 'renewed';
interface State {
  readonly cause?: Cause;
}

/** Whether the server has another release than this page: its start page no longer names this script. */
async function isRenewed(): Promise<boolean> {
  const page = await fetch('/');
  return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname);
}

/**
 * Keeps a broken page from taking down the rest. One that broke without a network is loaded again with it; one that
 * broke because the files of its release are gone says so.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { cause: navigator.onLine ? 'failed' : 'unreachable' };
  }

  override componentDidCatch() {
    if (!navigator.onLine) addEventListener('online', this.#reload);
    else
      void isRenewed().then(
        (is) => is && this.setState({ cause: 'renewed' }),
        () => undefined,
      );
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#reload);
  }

  readonly #reload = (): void => (this.props.onReload ?? (() => location.reload()))();

  override render() {
    const { cause } = this.state;
    if (!cause) return this.props.children;
    return (
      <div className={styles['page']}>
        <EmptyState
          whole
          picture={<ColdFire />}
          title={t(`app.${cause}`)}
          hint={t(`app.${cause}Hint`)}
          action={<Button onClick={this.#reload}>{t('app.reload')}</Button>}
        />
      </div>
    );
  }
}
