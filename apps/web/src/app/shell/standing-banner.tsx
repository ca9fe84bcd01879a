import { CloudOff, MoonStar } from '../../ui/icons.ts';
import { isGemSale, isGiftOneGetOne } from '@everdeed/rules';
import { Suspense } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { useEventRuns } from '../../data/event-runs.ts';
import { usePlayerPart, useSync } from '../../data/hooks.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useGame } from '../../data/store.ts';
import { useNetwork } from '../../data/use-offline.ts';
import { toggleSleep } from '../../features/character/character-actions.ts';
import { Rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { lazyPart } from '../lazy-screen.tsx';

const BOLD = { bold: <strong /> };

/** Only loaded while there is one: the calendar is at hand. */
const PromoBanner = lazyPart('promo', async () => (await import('../later-parts.ts')).loadPromoBanner());
const hasPromo = (now: number): boolean => isGemSale(now) || isGiftOneGetOne(now);

/** The most important standing state: offline first, then resting, then what is on offer. */
export function StandingBanner() {
  useEventRuns();
  const offline = !useNetwork();
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
  if (!asleep)
    return hasPromo(serverNow()) ? (
      <Suspense>
        <PromoBanner />
      </Suspense>
    ) : null;
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
