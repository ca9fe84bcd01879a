import { findSpell } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { ReactNode } from 'react';
import { drawOnce } from '../../../art/drawn.ts';
import { useFamily } from '../../../art/families.ts';
import { Icon } from '../../../art/icon.tsx';
import { Pixels } from '../../../art/pixels.tsx';
import { dispatch } from '../../../data/dispatch.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { formatSigned } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { useWords } from '../../../item-kit/use-words.ts';
import { castSpell } from '../../../skill-kit/cast-spell.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { type Buff, buffsOf } from './buff-list.ts';
import styles from './buffs.module.css';

const SIZE = 32;

/** The item that brought a look about. */
function LookPicture({ name }: { readonly name: string }) {
  const art = useFamily('quests');
  const picture = drawOnce(`things:${name}`, art && (() => art.drawThing(name) ?? art.drawQuest(name)));
  return <Pixels picture={picture} width={SIZE} height={SIZE} scale={1} />;
}

function Row({ picture, name, children }: RowProps) {
  return (
    <li className={styles['row']}>
      <Plate className={styles['plate']}>{picture}</Plate>
      <div className={styles['words']}>
        <strong>{name}</strong>
        {children}
      </div>
    </li>
  );
}

interface RowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

function LookRow({ look, cure }: Extract<Buff, { kind: 'look' }>) {
  const { gp } = usePlayer().stats;
  const price = findSpell(cure)?.value ?? 0;
  const isDear = gp < price;
  return (
    <Row picture={<LookPicture name={look} />} name={nameOf('spells', look)}>
      <p>{t(`buffs.look.${look}`)}</p>
      <Button disabled={isDear} onClick={() => dispatch(castSpell({ key: cure, told: t('buffs.cured') }))}>
        {t('buffs.cure', { name: nameOf('spells', cure), count: price })}
      </Button>
      {isDear && <p>{t('buffs.dear', { count: Math.ceil(price - gp) })}</p>}
    </Row>
  );
}

function BuffRow({ buff }: { readonly buff: Buff }) {
  switch (buff.kind) {
    case 'attribute': {
      const { attribute, points } = buff;
      const name = t('buffs.attribute', {
        points: formatSigned(points),
        attribute: t(`tasks.attribute.${attribute}`),
      });
      return (
        <Row picture={<Icon name={attribute} scale={2} />} name={name}>
          <p>{t(`buffs.does.${attribute}`)}</p>
        </Row>
      );
    }
    case 'stealth':
      return (
        <Row picture={<Icon name="stealth" scale={2} />} name={nameOf('spells', 'stealth')}>
          <p>{t('buffs.stealth', { count: buff.dailies })}</p>
        </Row>
      );
    case 'streaks':
      return (
        <Row picture={<Icon name="frost" scale={2} />} name={nameOf('spells', 'frost')}>
          <p>{t('buffs.streaks')}</p>
        </Row>
      );
    case 'look':
      return <LookRow {...buff} />;
    default:
      return assertNever(buff);
  }
}

const keyOf = (buff: Buff): string =>
  buff.kind === 'attribute' ? buff.attribute : buff.kind === 'look' ? buff.look : buff.kind;

/** What is at work on the player: what each does, how long it lasts, and how a look is undone. */
export function BuffDialog({ onClose }: { readonly onClose: () => void }) {
  const player = usePlayer();
  useWords('spells');
  const buffs = buffsOf(player);
  return (
    <Dialog onClose={onClose} title={t('buffs.title')} description={t('buffs.hint')}>
      <ul className={styles['list']}>
        {buffs.map((buff) => (
          <BuffRow key={keyOf(buff)} buff={buff} />
        ))}
      </ul>
    </Dialog>
  );
}
