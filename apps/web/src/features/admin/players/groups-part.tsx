import { nameOf } from '@everdeed/content/words';
import { hasPrivilege } from '@everdeed/rules';
import { useState } from 'react';
import { hallCalls } from 'virtual:calls/hall';
import { Item } from '../../../art/item.tsx';
import { usePlayerPart } from '../../../data/hooks.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { adminPath } from '../../../lib/admin-address.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Link } from '../../../ui/link.tsx';
import { Flag, Swords } from '../../../ui/more-icons.ts';
import { Wrench } from '../../../ui/site-icons.ts';
import admin from '../admin.module.css';
import { AskDialog } from '../ask-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { PartPanel } from './parts.tsx';
import styles from './player.module.css';
import type { Details } from './queries.ts';

type Group = Details['groups'][number];

function questWords({ quest }: Group): string | undefined {
  if (!quest) return undefined;
  const words = [
    nameOf('quests', quest.key),
    !quest.active && t('admin.questWaits'),
    quest.takesPart === true ? t('admin.takesPart') : quest.takesPart === false && t('admin.takesNoPart'),
    quest.hp !== undefined && t('admin.bossLeft', { hp: formatNumber(quest.hp) }),
    quest.pendingDamage > 0 && t('admin.pendingDamage', { damage: formatNumber(quest.pendingDamage, 1) }),
  ];
  return words.filter(Boolean).join(', ');
}

/** The scroll of its quest; without one, what kind of group it is. */
function GroupPicture({ group: { quest, type } }: { readonly group: Group }) {
  if (quest) return <Item family="quests" name={quest.key} scale={1} />;
  const Icon = type === 'party' ? Swords : Flag;
  return <Icon size={20} />;
}

interface GroupsPartProps {
  readonly userId: string;
  readonly name: string;
  readonly details: Details;
}

/** Party, quest and guilds, with the ways to mend them. */
export function GroupsPart({ userId, name, details: { groups } }: GroupsPartProps) {
  const mayMend = usePlayerPart(({ permissions }) => hasPrivilege(permissions, 'groupSupport'));
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const leave = (reason: string) =>
    void act(
      hallCalls.updateHero,
      { params: { heroId: userId }, body: { removeFromParty: true, reason } },
      t('admin.leftParty', { name }),
    );
  return (
    <PartPanel
      id="groups"
      title={t('admin.part.groups')}
      tools={
        groups.some(({ type }) => type === 'party') && (
          <Button kind="danger" busy={isBusy} onClick={() => setIsAsking(true)}>
            {t('admin.removeFromParty')}
          </Button>
        )
      }
    >
      {groups.length === 0 && <p className={admin['hint']}>{t('admin.inNoGroup')}</p>}
      <ul className={admin['rows']}>
        {groups.map((group) => (
          <li key={group._id} className={`${admin['row']} ${styles['group']}`}>
            <span className={`${styles['plate']} stepped`} aria-hidden="true">
              <GroupPicture group={group} />
            </span>
            <span>
              <b>{group.name}</b>
              <span className={admin['small']}>
                {t(`admin.groupType.${group.type}`)}, {t('admin.memberCount', { count: group.memberCount })}
                {group.leader === userId && `, ${t('admin.leads')}`}
              </span>
              {group.quest && <span className={admin['small']}>{questWords(group)}</span>}
            </span>
            {group.hasPlan && <Chip kind="wash">{t('admin.hasPlan')}</Chip>}
            {mayMend && (
              <Link
                className={buttonLook}
                data-kind="secondary"
                to={`${adminPath('groups')}?group=${encodeURIComponent(group._id)}`}
              >
                <Wrench size={18} aria-hidden="true" /> {t('admin.mendGroup')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isAsking && (
        <AskDialog
          title={t('admin.removeFromPartyTitle', { name })}
          hint={t('admin.removeFromPartyHint')}
          yes={t('admin.removeFromParty')}
          isDestructive
          onYes={leave}
          onClose={() => setIsAsking(false)}
        />
      )}
    </PartPanel>
  );
}
