import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { OWN_GUILDS_PATH } from '../../lib/guild-address.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { LogOut, Pencil } from '../../ui/icons.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { forgetGuild, type Guild } from './queries.ts';
import type { Standing } from './roles.ts';

const EditDialog = loadAtLast(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const LeaveDialog = loadAtLast(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

interface GuildToolsProps {
  readonly guild: Guild;
  readonly standing: Standing;
  readonly acting: ReturnType<typeof useAct>;
}

/** Editing for those who may, leaving for members: the one that is likelier as a button, the other in a menu. */
export function GuildTools({ guild, standing, acting }: GuildToolsProps) {
  const { selfId, isMember, canManage } = standing;
  const [open, setOpen] = useState<'edit' | 'leave'>();
  const navigate = useNavigate();
  const hasChallenges = usePlayerPart(({ challenges }) => challenges.length > 0);
  const close = () => setOpen(undefined);
  const left = async () => {
    await navigate(OWN_GUILDS_PATH);
    await forgetGuild(selfId, guild._id);
  };
  return (
    <>
      {canManage && (
        <Button kind="plain" icon={<Pencil size={18} aria-hidden="true" />} onClick={() => setOpen('edit')}>
          {t('guilds.edit')}
        </Button>
      )}
      {isMember && !canManage && (
        <Button kind="plain" icon={<LogOut size={18} aria-hidden="true" />} onClick={() => setOpen('leave')}>
          {t('guilds.leave')}
        </Button>
      )}
      {isMember && canManage && (
        <MoreMenu
          label={t('guilds.more')}
          align="end"
          entries={[{ label: t('guilds.leave'), kind: 'danger', onSelect: () => setOpen('leave') }]}
        />
      )}
      <Suspense>
        {open === 'edit' && <EditDialog guild={guild} acting={acting} onClose={close} />}
        {open === 'leave' && (
          <LeaveDialog
            guild={guild}
            leads={standing.leads}
            hasChallenges={hasChallenges}
            onLeft={() => void left()}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
