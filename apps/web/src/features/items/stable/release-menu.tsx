import { RELEASE_COST } from '@everdeed/rules';
import { Suspense, useState } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { useOffline } from '../../../data/use-offline.ts';
import { t } from '../../../i18n/i18n.ts';
import { type Herd, release } from '../../../item-kit/release-action.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { HERDS, isReleasable } from './releasable.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

const Confirm = loadAtLast(async () => ({ default: (await import('../../../ui/confirm.tsx')).Confirm }));

/** Setting all standard pets or mounts free, for those who have all of them; nobody else sees it. */
export function ReleaseMenu({ player }: { readonly player: GamePlayer }) {
  const [asked, setAsked] = useState<Herd>();
  const isOffline = useOffline();
  const herds = HERDS.filter((herd) => isReleasable(player, herd));
  if (herds.length === 0) return null;
  const choose = (herd: Herd) => {
    if (isOffline) showToast({ type: 'info', text: t('stable.releaseOffline') });
    else if (player.balance < RELEASE_COST) showToast({ type: 'info', text: t('stable.releaseGems') });
    else setAsked(herd);
  };
  return (
    <>
      <MoreMenu
        label={t('stable.more')}
        entries={herds.map((herd) => ({
          label: t(`stable.release.${herd}`),
          onSelect: () => choose(herd),
        }))}
      />
      <Suspense fallback={null}>
        {asked && (
          <Confirm
            title={t(`stable.releaseTitle.${asked}`)}
            hint={t(`stable.releaseHint.${asked}`)}
            yes={t('stable.releaseYes')}
            onYes={() => dispatch(release({ herd: asked, told: t(`stable.released.${asked}`) }))}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
