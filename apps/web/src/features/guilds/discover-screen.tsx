import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Pet } from '../../art/pet.tsx';
import { failureOf } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useChosen } from '../../lib/use-chosen.ts';
import { Pager } from '../../social-kit/pager.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Plus } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { CardTools, InvitationSign, isInvitedTo } from './card-tools.tsx';
import { nameOfSlug } from './categories.ts';
import { CreateDialog } from './create-dialog.tsx';
import { FilterPanel, GuildSearch } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type Filters, filtersIn, isAny, paramsOf } from './filters.ts';
import { GroupsHead } from './groups-head.tsx';
import { GuildCard } from './guild-card.tsx';
import cards from './guild-card.module.css';
import styles from './discover.module.css';
import { GUILDS_PAGE, type ListedGuild, useFoundGuilds, useGuildCounts } from './queries.ts';

type Change = (changed: Partial<Filters>) => void;

/** What is looked for, each with a way to drop it. */
function Chosen({ filters, onChange }: { readonly filters: Filters; readonly onChange: Change }) {
  const { role, size, about } = filters;
  return (
    <>
      {about.map((slug) => (
        <Chip
          key={slug}
          kind="chosen"
          onRemove={() => onChange({ about: about.filter((one) => one !== slug) })}
        >
          {t(nameOfSlug(slug))}
        </Chip>
      ))}
      {size !== 'any' && (
        <Chip kind="chosen" onRemove={() => onChange({ size: 'any' })}>
          {t(`guilds.size.${size}`)}
        </Chip>
      )}
      {role !== 'all' && (
        <Chip kind="chosen" onRemove={() => onChange({ role: 'all' })}>
          {t(`guilds.show.${role}`)}
        </Chip>
      )}
      {about.length + Number(size !== 'any') + Number(role !== 'all') > 0 && (
        <Button kind="quiet" onClick={() => onChange({ about: [], size: 'any', role: 'all', search: '' })}>
          {t('guilds.clear')}
        </Button>
      )}
    </>
  );
}

function NoGuilds({ filters }: { readonly filters: Filters }) {
  const picture = <Pet name="Fox-Base" scale={2} />;
  if (filters.page > 0) return <EmptyState picture={picture} title={t('guilds.noMorePages')} />;
  const [title, hint] = isAny(filters)
    ? (['guilds.noneYet', 'guilds.noneYetHint'] as const)
    : (['guilds.noneFound', 'guilds.noneFoundHint'] as const);
  return <EmptyState picture={picture} title={t(title)} hint={t(hint)} />;
}

function Found({ guilds, filters }: { readonly guilds: readonly ListedGuild[]; readonly filters: Filters }) {
  const player = usePlayer();
  if (guilds.length === 0) return <NoGuilds filters={filters} />;
  return (
    <ul className={cards['cards']} aria-label={t('guilds.discover')}>
      {guilds.map((guild) => (
        <li key={guild._id}>
          <GuildCard
            guild={guild}
            sign={isInvitedTo(player, guild._id) && <InvitationSign groupId={guild._id} />}
          >
            <CardTools guild={guild} />
          </GuildCard>
        </li>
      ))}
    </ul>
  );
}

/** Whether the server keeps no public guilds (wire-groups-and-admin 0.4). */
function isClosed(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && failure.code === 'groupTypesRequired';
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isClosed(error)) return <EmptyState title={t('guilds.closed')} hint={t('guilds.closedHint')} />;
  return <LoadFailed title={t('guilds.listFailed')} hint={t('guilds.failedHint')} onRetry={onRetry} />;
}

interface RangeProps {
  readonly page: number;
  readonly shown: number;
  /** Undefined until it is known. */
  readonly total: number | undefined;
}

/** Which ones are shown, of how many; nothing where all of them are. */
function Range({ page, shown, total }: RangeProps) {
  const from = page * GUILDS_PAGE + 1;
  const to = from + shown - 1;
  // The list and its count are two answers, of which one may be older.
  if (total === undefined || shown === 0 || total <= GUILDS_PAGE || to > total) return null;
  return <span>{t('guilds.range', { from, to, total })}</span>;
}

/** Public guilds, by what somebody looks for. That stands in the address, so that it can be shared and gone back to. */
export function DiscoverScreen() {
  const { _id } = usePlayer();
  const [params, setParams] = useSearchParams();
  const [filters, choose] = useChosen(filtersIn(params), (chosen) => setParams(paramsOf(chosen)));
  const isNarrow = useMedia('(max-width: 1099.98px)');
  const [isCreating, setIsCreating] = useState(false);
  const found = useFoundGuilds(_id, filters);
  const { data: counted } = useGuildCounts(_id, filters);
  const change: Change = (changed) => choose({ ...filters, page: 0, ...changed });
  const shared = { filters, onChange: change, counts: counted?.categories };
  const search = <GuildSearch key={filters.search} {...shared} />;
  return (
    <>
      <GroupsHead />
      <div className={styles['columns']}>
        {isNarrow ? (
          <div className={styles['narrow']}>
            {search}
            <FilterSheet {...shared} />
          </div>
        ) : (
          <div className={styles['side']}>
            {search}
            <FilterPanel {...shared} />
          </div>
        )}
        <div className={styles['found']}>
          <div className={styles['chosen']}>
            <span className={styles['total']} role="status">
              {counted && counted.total > 0 && t('guilds.foundCount', { count: counted.total })}
            </span>
            <Chosen {...shared} />
            {!isClosed(found.error) && (
              <Button
                className={styles['create']}
                kind="primary"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => setIsCreating(true)}
              >
                {t('guilds.create')}
              </Button>
            )}
          </div>
          <div aria-busy={found.isPlaceholderData || undefined}>
            {found.data && <Found guilds={found.data} filters={filters} />}
            {!found.data && found.isError && (
              <Failed error={found.error} onRetry={() => void found.refetch()} />
            )}
            {!found.data && !found.isError && <Skeleton />}
          </div>
          <div className={styles['pages']}>
            <Range page={filters.page} shown={found.data?.length ?? 0} total={counted?.total} />
            <Pager
              page={filters.page}
              hasNext={found.data?.length === GUILDS_PAGE}
              pages={counted && Math.ceil(counted.total / GUILDS_PAGE)}
              onPage={(page) => {
                change({ page });
                scrollTo(0, 0);
              }}
            />
          </div>
        </div>
      </div>
      {isCreating && <CreateDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
