import { formatList, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './item-dialog.module.css';
import type { ShopItem } from './shop-types.ts';

/** What a quest asks for: a boss to beat or things to find. */
function questTask({ boss, collect }: ShopItem): string | undefined {
  if (boss) return t('shops.quest.boss', { name: boss.name, health: boss.hp });
  if (!collect) return undefined;
  const things = Object.values(collect).map(({ text, count }) => `${formatNumber(count)} × ${text}`);
  return t('shops.quest.collect', { things: formatList(things) });
}

type Prize = NonNullable<NonNullable<ShopItem['drop']>['items']>[number];

function named({ type, text: name }: Prize, count: number): string {
  // Eggs are named after their animals.
  if (type === 'eggs') return t('shops.quest.eggs', { name, count });
  return count > 1 ? `${formatNumber(count)} × ${name}` : name;
}

/** Names of what a quest gives, with how many of each. */
function prizes({ drop }: ShopItem): string {
  const counts = new Map<string, { readonly prize: Prize; readonly count: number }>();
  for (const prize of drop?.items ?? [])
    counts.set(prize.text, { prize, count: (counts.get(prize.text)?.count ?? 0) + 1 });
  return formatList([...counts.values()].map(({ prize, count }) => named(prize, count)));
}

/** What a quest asks for and what it gives. */
export function QuestFacts({ item }: { readonly item: ShopItem }) {
  const task = questTask(item);
  const { drop, addlNotes, completed } = item;
  const finds = prizes(item);
  if (!task && !drop && !addlNotes) return null;
  return (
    <dl className={styles['quest']}>
      {task && (
        <div>
          <dt>{t('shops.quest.task')}</dt>
          <dd>{task}</dd>
        </div>
      )}
      {drop && (
        <div>
          <dt>{t('shops.quest.rewards')}</dt>
          <dd>
            {t('shops.quest.gains', { gold: drop.gp, experience: drop.exp })}
            {finds && <p>{finds}</p>}
          </dd>
        </div>
      )}
      {addlNotes && (
        <div>
          <dt>{t('shops.quest.contains')}</dt>
          <dd>{addlNotes}</dd>
        </div>
      )}
      {completed && <p className={styles['note']}>{t('shops.quest.completed')}</p>}
    </dl>
  );
}
