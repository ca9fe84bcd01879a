import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlayerPart } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { adminAt, adminPath, adminSearchPath } from '../../lib/admin-address.ts';
import page from '../../social-kit/group-page.module.css';
import { Badge } from '../../ui/chip.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageMark } from '../../ui/page-mark.ts';
import { useMedia } from '../../ui/use-media.ts';
import styles from './admin.module.css';
import { useReports } from './reports/queries.ts';
import { sectionsFor } from './sections.ts';

/** Looks for players by id, email address or the beginning of a username. */
function PlayerSearch({ before, isHere }: { readonly before: string; readonly isHere: boolean }) {
  const navigate = useNavigate();
  const [words, setWords] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim().replace(/^@/, '');
    if (wanted) void navigate(adminSearchPath(wanted));
  };
  return (
    <form role="search" className={styles['find']} data-here={isHere} onSubmit={submit}>
      <SearchField label={t('admin.find')} value={words} onChange={setWords} />
    </form>
  );
}

/** How many reports wait; undefined for whoever may not see them, and until it is known. */
function useOpenReports(mayKnow: boolean): number | undefined {
  const open = useReports('open', mayKnow).data?.pages[0]?.open;
  return open && Object.values(open).reduce((sum, count) => sum + count, 0);
}

/** What a tab says, with how much waits there, if anything. */
const tabWords = (name: string, count: number): ReactNode =>
  count === 0 ? (
    name
  ) : (
    <span className={styles['tab']}>
      {name} <Badge kind="wash">{formatNumber(count)}</Badge>
    </span>
  );

/** The head of the administration: its parts, as far as one may see them, and the search for players. */
export function AdminHead() {
  const { pathname } = useLocation();
  const permissions = usePlayerPart((player) => player.permissions);
  const sections = sectionsFor(permissions);
  const address = adminAt(pathname);
  const waiting = useOpenReports(sections.some(({ part }) => part === 'reports')) ?? 0;
  const search = address?.search ?? '';
  const maySearch = sections.some(({ part }) => part === 'players');
  const isWide = useMedia('(min-width: 1320px)');
  const find = maySearch && (
    <PlayerSearch key={search} before={search} isHere={address?.part === 'players'} />
  );
  usePageMark('purseless');
  return (
    <div className={page['over']}>
      <PageHead
        title={t('admin.title')}
        tabsLabel={t('admin.parts')}
        tabs={sections.map(({ part, name }) => ({
          path: adminPath(part),
          label: tabWords(t(name), part === 'reports' ? waiting : 0),
          isHere: part === address?.part,
        }))}
        tools={isWide && find}
      />
      {!isWide && find}
    </div>
  );
}
