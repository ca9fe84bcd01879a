import { wordsOf } from '@everdeed/content/words';
import { useState } from 'react';
import { dispatch } from '../../../data/dispatch.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import closer from './closer.module.css';
import { nameOfSpecial } from './thing-rows.tsx';
import type { SpecialThing } from './owned.ts';
import { readCard } from './thing-actions.tsx';
import { ThingPicture } from './thing-picture.tsx';

export interface CardReaderProps {
  readonly thing: Extract<SpecialThing, { kind: 'card' }>;
  readonly onClose: () => void;
}

/** One of the card's messages; which one is up to chance (rules-play-and-shops 1.11). */
function drawMessage(card: string): string {
  const { messages = [], description = '' } = wordsOf('spells', card) ?? {};
  return messages[Math.floor(Math.random() * messages.length)] ?? description;
}

/** The oldest card of a kind. It stays until it is put away. */
export function CardReader({ thing, onClose }: CardReaderProps) {
  // It stays the same card while it is open.
  const [message] = useState(() => drawMessage(thing.key));
  const [from] = useState(thing.senders[0] ?? '');
  const putAway = () => {
    dispatch(readCard({ card: thing.key }));
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={nameOfSpecial(thing)}
      description={t('card.from', { name: from })}
      portrait={
        <Plate size="large" className={closer['plate']}>
          <ThingPicture thing={thing} scale={4} />
        </Plate>
      }
      actions={
        <Button kind="primary" onClick={putAway}>
          {t('card.putAway')}
        </Button>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
