import { useState } from 'react';
import { Medal } from '../../../art/icon.tsx';
import { Item } from '../../../art/item.tsx';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import admin from '../admin.module.css';
import { type AchievementRow, achievementRows, MAX_ACHIEVEMENTS } from './achievement-rows.ts';
import { type Editing, titleOf } from './editing.ts';
import { HadField } from './had-field.tsx';
import { PartPanel } from './parts.tsx';
import styles from './player.module.css';

function Row({ editing, row }: { readonly editing: Editing; readonly row: AchievementRow }) {
  const { path, name, key, isQuest, isCounted } = row;
  const field = { path, name, part: 'achievements' as const, blank: isCounted ? 0 : false };
  return (
    <li className={styles['item']} data-edited={editing.edits[path] !== undefined || undefined}>
      <span className={`${styles['plate']} stepped`}>
        {isQuest ? <Item family="quests" name={key} scale={1} /> : <Medal name={key} />}
      </span>
      <span>
        <b>{name}</b> <span className={`${admin['small']} ${admin['code']}`}>{path}</span>
      </span>
      <HadField editing={editing} field={field} isCounted={isCounted} />
    </li>
  );
}

/** What the player has achieved, quests too, and everything else there is to grant. */
export function AchievementsPart({ editing }: { readonly editing: Editing }) {
  useNames('achievements', 'quests');
  const [search, setSearch] = useState('');
  const edited = new Set(Object.keys(editing.edits).filter((path) => path.startsWith('achievements.')));
  const rows = achievementRows(editing.hero, edited, search);
  return (
    <PartPanel id="achievements" title={t(titleOf('achievements'))}>
      <SearchField label={t('admin.findAchievement')} value={search} onChange={setSearch} />
      {rows.length === 0 ? (
        <p className={admin['hint']}>{t(search ? 'admin.noAchievementFound' : 'admin.noAchievements')}</p>
      ) : (
        <ul className={styles['items']} aria-label={t('admin.part.achievements')}>
          {rows.map((row) => (
            <Row key={row.path} editing={editing} row={row} />
          ))}
        </ul>
      )}
      {rows.length === MAX_ACHIEVEMENTS && <p className={admin['hint']}>{t('admin.moreAchievements')}</p>}
    </PartPanel>
  );
}
