import { useDeferredValue, useEffect } from 'react';
import { refreshGame } from '../data/load.ts';
import { soundsOn } from '../data/sound-device.ts';
import { useGame } from '../data/store.ts';
import { t } from '../i18n/i18n.ts';
import { untilLoaded } from '../lib/until-loaded.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { KeyHelp } from './key-help.tsx';
import { ColdFire, LoadingScreen } from './loading.tsx';
import loading from './loading.module.css';
import { Moments } from './moments.tsx';
import { Shell, type ShellProps } from './shell/shell.tsx';

/** Sounds are loaded only where this device plays them. */
function useSounds(): void {
  useEffect(() => {
    if (!soundsOn()) return;
    void untilLoaded(() => import('../features/sounds/follow.ts')).then(({ startSounds }) => startSounds());
  }, []);
}

/**
 * Waits for the game, then puts the shell around the page. That is rendered in small pieces, between which the browser
 * can answer.
 */
export function SignedIn({ top, children }: ShellProps) {
  useSounds();
  const hasGame = useGame(({ view }) => view !== undefined);
  const isReady = useDeferredValue(hasGame) && hasGame;
  const status = useGame((state) => state.status);
  if (isReady) {
    if (top === 'none') return children;
    return (
      <>
        <Shell top={top}>{children}</Shell>
        <Moments />
        <KeyHelp />
      </>
    );
  }
  if (status !== 'failed') return <LoadingScreen />;
  return (
    <div className={loading['page']}>
      <EmptyState
        whole
        picture={<ColdFire />}
        title={t('app.unreachable')}
        hint={t('app.unreachableHint')}
        action={<Button onClick={() => void refreshGame()}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}
