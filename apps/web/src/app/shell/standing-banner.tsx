import { CloudOff, MoonStar } from '../../ui/icons.ts';
import { useEffect, useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart, useSync } from '../../data/hooks.ts';
import { useGame } from '../../data/store.ts';
import { toggleSleep } from '../../features/character/character-actions.ts';
import { Rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback.tsx';

function useIsOffline(): boolean {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return offline;
}

const BOLD = { bold: <strong /> };

/** The most important standing state: offline first, then resting. */
export function StandingBanner() {
  const offline = useIsOffline();
  const unreachable = useGame((state) => state.unreachable);
  const asleep = usePlayerPart(({ preferences }) => preferences.sleep);
  const { waiting } = useSync();
  if (offline || (unreachable && waiting > 0)) {
    return (
      <Banner icon={<CloudOff size={20} aria-hidden="true" />}>
        <Rich
          id={offline ? 'banner.offlineWaiting' : 'banner.unsaved'}
          values={{ count: waiting }}
          parts={BOLD}
        />
      </Banner>
    );
  }
  if (!asleep) return null;
  return (
    <Banner
      icon={<MoonStar size={20} aria-hidden="true" />}
      action={
        <Button kind="quiet" onClick={() => dispatch(toggleSleep())}>
          {t('banner.wake')}
        </Button>
      }
    >
      {t('banner.asleep')}
    </Banner>
  );
}
