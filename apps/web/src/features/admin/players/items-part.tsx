import { useState } from 'react';
import { Item } from '../../../art/item.tsx';
import { Pet } from '../../../art/pet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { ChoiceChip } from '../../../ui/chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import admin from '../admin.module.css';
import type { Kind } from '../thing-names.ts';
import { type Editing, titleOf } from './editing.ts';
import { HadField } from './had-field.tsx';
import { isOwnedOrNot, itemRows, type ItemRow, KINDS, MAX_ROWS } from './item-rows.ts';
import { PartPanel } from './parts.tsx';
import styles from './player.module.css';

const Picture = ({ kind, name }: { readonly kind: Kind; readonly name: string }) =>
  kind === 'pets' || kind === 'mounts' ? (
    <Pet name={name} scale={1} />
  ) : (
    <Item family={kind} name={name} scale={1} />
  );

interface RowProps {
  readonly editing: Editing;
  readonly row: ItemRow;
}

function Row({ editing, row: { kind, key, path, name } }: RowProps) {
  const isCounted = !isOwnedOrNot(kind);
  const field = { path, name, part: 'items' as const, blank: isCounted ? 0 : false };
  return (
    <li className={styles['item']} data-edited={editing.edits[path] !== undefined || undefined}>
      <span className={`${styles['plate']} stepped`}>
        <Picture kind={kind} name={key} />
      </span>
      <b>{name}</b>
      <span className={`${styles['path']} ${admin['code']}`}>{path}</span>
      <HadField editing={editing} field={field} isCounted={isCounted} min={kind === 'pets' ? -1 : 0} />
    </li>
  );
}

/** What the player has, and everything else there is to give. */
export function ItemsPart({ editing }: { readonly editing: Editing }) {
  useNames('gear', 'pets', 'mounts', 'eggs', 'potions', 'food', 'quests');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [search, setSearch] = useState('');
  const rows = itemRows(editing.hero, kind === 'all' ? KINDS : [kind], search);
  return (
    <PartPanel
      id="items"
      title={t(titleOf('items'))}
      tools={
        <div className={styles['find']}>
          <SearchField label={t('admin.findItem')} value={search} onChange={setSearch} />
        </div>
      }
    >
      <div className={admin['line']} role="group" aria-label={t('admin.itemKinds')}>
        {(['all', ...KINDS] as const).map((one) => (
          <ChoiceChip key={one} chosen={kind === one} onChange={() => setKind(one)}>
            {t(`admin.items.${one}`)}
          </ChoiceChip>
        ))}
      </div>
      {rows.length === 0 ? (
        <p className={admin['hint']}>{t(search ? 'admin.noItemFound' : 'admin.noItems')}</p>
      ) : (
        <div>
          <div className={styles['itemHead']} aria-hidden="true">
            <span>{t('admin.thing')}</span>
            <span>{t('admin.path')}</span>
            <span>{t('admin.hasMany')}</span>
          </div>
          <ul className={styles['items']} aria-label={t('admin.itemList')}>
            {rows.map((row) => (
              <Row key={row.path} editing={editing} row={row} />
            ))}
          </ul>
        </div>
      )}
      {rows.length === MAX_ROWS && <p className={admin['hint']}>{t('admin.moreItems')}</p>}
    </PartPanel>
  );
}
