import type { GamePlayer } from '../../../data/game.ts';
import { t } from '../../../i18n/i18n.ts';
import { KIND_NAMES, KINDS, type LookFamily, type LookKind, wornKey } from './kinds.ts';
import { wornName } from './look-words.ts';
import styles from './kind-list.module.css';
import { OptionPicture } from './option-picture.tsx';

export interface KindListProps {
  /** As they look now, with what is tried on. */
  readonly hero: GamePlayer;
  readonly chosen: LookKind;
  /** The kind of what is tried on. */
  readonly tried: LookKind | undefined;
  readonly onChoose: (kind: LookKind) => void;
}

/** The family that stands for a kind: the first one of which anything is worn. */
function familyFor(hero: GamePlayer, kind: LookKind): LookFamily {
  const families: readonly LookFamily[] = KINDS[kind];
  const worn = families.find((family) => !isBare(family, wornKey(hero, family)));
  return worn ?? families[0] ?? 'size';
}

const isBare = (family: LookFamily, key: string): boolean => {
  if (family === 'ears' || family === 'tails') return wornName(family, key) === t('looks.none');
  if (family === 'hair.base' || family === 'hair.bangs') return false;
  return key === '' || key === 'none' || key === '0';
};

/** What can be changed, each with what is worn. */
export const KindList = ({ hero, chosen, tried, onChoose }: KindListProps) => (
  <ul className={styles['kinds']} aria-label={t('looks.kinds')}>
    {KIND_NAMES.map((kind) => {
      const family = familyFor(hero, kind);
      const key = wornKey(hero, family);
      const bare = isBare(family, key);
      const name = bare ? t('looks.none') : wornName(family, key);
      return (
        <li key={kind}>
          <button
            type="button"
            className={styles['kind']}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            <span className={`${styles['picture']}${bare ? '' : ' stepped'}`} data-bare={bare || undefined}>
              {bare ? <span aria-hidden="true">+</span> : <OptionPicture family={family} name={key} small />}
            </span>
            <span className={styles['words']}>
              <strong>{t(`looks.kind.${kind}`)}</strong>
              <span>{kind === tried ? t('looks.tryingOn', { name }) : name}</span>
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
