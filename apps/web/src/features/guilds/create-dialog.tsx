import { GEMS_PER_BALANCE } from '@everdeed/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { groupCalls } from 'virtual:calls/group';
import { send } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { guildPath } from '../../lib/guild-address.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Segment } from '../../ui/segment.tsx';
import { bodyOf, GuildForm, isReady, NEW_DRAFT } from './guild-form.tsx';
import styles from './guilds.module.css';
import { refreshGuild } from './queries.ts';

/** What a guild costs, in gems (wire-groups-and-admin 1.2). */
const PRICE = 4;

type Privacy = 'public' | 'private';

/** Founds a guild for gems, and leads to it. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { _id, balance } = usePlayer();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(NEW_DRAFT);
  const [privacy, setPrivacy] = useState<Privacy>('public');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [operationId, setOperationId] = useState(newId);
  const missing = PRICE - Math.floor(balance * GEMS_PER_BALANCE);
  const create = async () => {
    setIsChecked(true);
    if (!isReady(draft)) return;
    setIsBusy(true);
    const body = { ...bodyOf(draft), type: 'guild', privacy };
    const reply = await send(groupCalls.createGroup, { body }, { operationId, quiet: true });
    if (!reply.ok) {
      // Without an answer, the same id keeps it from being founded twice.
      if (reply.failure.kind === 'refused') setOperationId(newId());
      setError(explainFailure(reply.failure, t('error.network')).join(' '));
      setIsBusy(false);
      return;
    }
    const founded = reply.answer.data._id;
    await Promise.all([refreshGame(), refreshGuild(_id, founded)]);
    onClose();
    void navigate(guildPath(founded));
  };
  return (
    <Dialog
      title={t('guilds.createTitle')}
      description={t('guilds.createHint', { count: PRICE })}
      onClose={onClose}
      width="38rem"
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={missing > 0}
            icon={<PixelIcon name="gem" />}
            onClick={() => void create()}
          >
            {missing > 0 ? t('guilds.gemsToGo', { count: missing }) : t('guilds.createFor', { count: PRICE })}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <GuildForm draft={draft} onChange={setDraft} isChecked={isChecked} />
        <div className={styles['choice']}>
          <p>{t('guilds.privacy')}</p>
          <Segment
            label={t('guilds.privacy')}
            value={privacy}
            options={[
              { value: 'public', label: t('guilds.openToAll') },
              { value: 'private', label: t('guilds.byInvitation') },
            ]}
            onChange={setPrivacy}
          />
          <p className={styles['hint']}>{t('guilds.privacyHint')}</p>
        </div>
        {error && (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
