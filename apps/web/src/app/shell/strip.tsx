import { Avatar } from '../../art/avatar.tsx';
import type { GamePlayer } from '../../data/game.ts';
import { t } from '../../i18n/i18n.ts';
import { runCommand } from '../../lib/commands.ts';
import { IconButton } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { AtWork } from './at-work.tsx';
import { Bell } from './bell.tsx';
import { Purse } from './purse.tsx';
import { GaugeRow, gaugesOf } from './stats.tsx';
import styles from './header.module.css';

export interface StripProps {
  readonly player: GamePlayer;
  /** Whether it is all there is, rather than what stays while the banner is scrolled away. */
  readonly fixed?: boolean;
}

/** The slim banner. */
export function Strip({ player, fixed }: StripProps) {
  // By itself it is the landmark; else it stands in that of the banner.
  const Frame = fixed ? 'header' : 'div';
  return (
    <Frame className={styles['strip']} data-fixed={fixed || undefined}>
      <span className={`${styles['portrait']} stepped`}>
        <Avatar player={player} scale={2} show="alone" />
      </span>
      <div className={styles['bars']}>
        {gaugesOf(player).map((gauge) => (
          <GaugeRow key={gauge.kind} gauge={gauge} brief />
        ))}
      </div>
      <div className={styles['end']}>
        {fixed && <AtWork player={player} />}
        <Purse bare />
        <IconButton label={t('nav.add')} onClick={() => runCommand('quickAdd', undefined)}>
          <Glyph name="plus" />
        </IconButton>
        {fixed && <Bell />}
      </div>
    </Frame>
  );
}
