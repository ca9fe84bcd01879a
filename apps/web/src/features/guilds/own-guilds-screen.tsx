import type { Player } from '@everdeed/rules';
import { useState } from 'react';
import { Pet } from '../../art/pet.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { DISCOVERY_PATH } from '../../lib/guild-address.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Plus } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Answers, CardTools } from './card-tools.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { GroupsHead } from './groups-head.tsx';
import { GuildCard } from './guild-card.tsx';
import cards from './guild-card.module.css';
import styles from './guilds.module.css';
import { invitationsOf } from './invitations.ts';
import { type ListedGuild, useOwnGuilds } from './queries.ts';

function Invitations({ player }: { readonly player: Player }) {
  const invited = invitationsOf(player);
  if (invited.length === 0) return null;
  return (
    <section className={styles['panel']}>
      <h2>{t('guilds.invitations', { count: invited.length })}</h2>
      <ul className={styles['rows']}>
        {invited.toReversed().map(({ id, name }) => (
          <li key={id} className={styles['invitation']}>
            <strong>{name}</strong>
            <span className={styles['buttons']}>
              <Answers guild={{ _id: id, name }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasNew = ({ newMessages }: Player, { _id }: ListedGuild): boolean => newMessages[_id]?.value === true;

/** Those with something to read come first, then by name. */
const inOrder = (guilds: readonly ListedGuild[], player: Player): readonly ListedGuild[] =>
  guilds.toSorted(
    (one, other) =>
      Number(hasNew(player, other)) - Number(hasNew(player, one)) || one.name.localeCompare(other.name),
  );

function Guilds({ guilds, player }: { readonly guilds: readonly ListedGuild[]; readonly player: Player }) {
  if (guilds.length === 0)
    return (
      <EmptyState
        picture={<Pet name="Fox-Base" scale={2} />}
        title={t('guilds.none')}
        hint={t('guilds.noneHint')}
        action={
          <Link to={DISCOVERY_PATH} className={buttonLook} data-kind="primary">
            {t('guilds.toDiscover')}
          </Link>
        }
      />
    );
  return (
    <ul className={cards['cards']} aria-label={t('guilds.own')}>
      {inOrder(guilds, player).map((guild) => (
        <li key={guild._id}>
          <GuildCard guild={guild} sign={hasNew(player, guild) ? t('guilds.unread') : undefined}>
            <CardTools guild={guild} />
          </GuildCard>
        </li>
      ))}
    </ul>
  );
}

/** The guilds of the player, and those that they are invited to. */
export function OwnGuildsScreen() {
  const player = usePlayer();
  const { data, isError, refetch } = useOwnGuilds(player._id);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <GroupsHead />
      <div className={styles['page']}>
        <div className={styles['line']}>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setIsCreating(true)}>
            {t('guilds.create')}
          </Button>
        </div>
        <Invitations player={player} />
        {data && <Guilds guilds={data} player={player} />}
        {!data && isError && (
          <LoadFailed
            title={t('guilds.listFailed')}
            hint={t('guilds.failedHint')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton />}
      </div>
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
