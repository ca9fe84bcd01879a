import { nameOf } from '@everdeed/content/words';
import { cures, transformations } from '@everdeed/rules';
import { useState } from 'react';
import { Avatar } from '../../../art/avatar.tsx';
import { dispatch } from '../../../data/dispatch.ts';
import type { GamePlayer } from '../../../data/game.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { useWords } from '../../../item-kit/use-words.ts';
import { castSpell } from '../../../skill-kit/cast-spell.tsx';
import { oneself, type Recipient } from '../../../skill-kit/companions.ts';
import { RecipientField } from '../../../skill-kit/recipient-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './closer.module.css';
import { descriptionOfThing } from './names.ts';
import type { SpecialThing } from './owned.ts';
import { ThingPicture } from './thing-picture.tsx';
import { nameOfSpecial } from './thing-rows.tsx';

/** The player as they would look, since only one transformation shows at a time. */
function transformed(player: GamePlayer, key: string): GamePlayer {
  const buffs = Object.fromEntries(transformations.map((one) => [one, one === key]));
  return { ...player, stats: { ...player.stats, buffs: { ...player.stats.buffs, ...buffs } } };
}

export interface UseItemProps {
  readonly thing: Extract<SpecialThing, { kind: 'item' }>;
  readonly onClose: () => void;
}

/** A transformation item up close: what becomes of whom, for how long, and what undoes it. */
export function UseItem({ thing, onClose }: UseItemProps) {
  useWords('spells');
  const player = usePlayer();
  const [recipient, setRecipient] = useState<Recipient | undefined>(oneself(player));
  const name = nameOfSpecial(thing);
  const cure = transformations.find((one) => one === thing.key);
  const isOn = cure !== undefined && player.stats.buffs[cure];
  const use = () => {
    if (!recipient) return;
    const told = recipient.isSelf
      ? t('use.doneSelf', { item: name })
      : t('use.done', { item: name, name: recipient.name });
    if (dispatch(castSpell({ key: thing.key, targetId: recipient.id, told })).ok) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={name}
      description={t('closer.have', { count: formatNumber(thing.count) })}
      portrait={
        <Plate size="large" className={styles['plate']}>
          {recipient?.isSelf ? (
            <Avatar player={transformed(player, thing.key)} scale={3} show="alone" label={t('use.preview')} />
          ) : (
            <ThingPicture thing={thing} scale={4} />
          )}
        </Plate>
      }
      actions={
        <Button kind="primary" disabled={!recipient} onClick={use}>
          {t('use.use')}
        </Button>
      }
    >
      <p className={styles['tale']}>{descriptionOfThing({ family: 'special', key: thing.key })}</p>
      {cure && <p className={styles['have']}>{t('use.until', { cure: nameOf('spells', cures[cure]) })}</p>}
      <RecipientField label={t('use.for')} alone={t('use.alone')} onChange={setRecipient} />
      {isOn && recipient?.isSelf && <p className={styles['have']}>{t('use.again')}</p>}
    </Dialog>
  );
}
