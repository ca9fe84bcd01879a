import { Suspense, useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { currentLocale, t } from '../../../i18n/i18n.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { localeOptions } from '../../../i18n/locale-options.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Field, Select, Switch } from '../../../ui/field.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { fixedHint, type Question, useStep } from './question.ts';
import styles from './site.module.css';
import { Step } from './step.tsx';
import type { Choices, Site } from './use-site.ts';
import { loadAtLast } from '../../../lib/load-later.ts';

export function ServerStep(question: Question) {
  const { site } = question;
  const { busy, error, save } = useStep(question);
  const [siteName, setName] = useState(site.choices.siteName);
  const [language, setLanguage] = useState<Locale>(site.choices.language);
  const chosen = new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(site.choices.language);
  const shown = { name: site.choices.siteName, address: site.address, language: chosen ?? '' };
  return (
    <Step
      {...question}
      title={t('setUp.server')}
      result={t('setUp.serverResult', shown)}
      busy={busy}
      error={error}
      onSave={() => void save({ siteName, language })}
    >
      <Field
        label={t('setUp.name')}
        hint={fixedHint(site, 'siteName', t('setUp.nameHint'))}
        value={siteName}
        maxLength={60}
        disabled={site.fixed.includes('siteName')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select label={t('setUp.language')} value={language} options={localeOptions()} onChange={setLanguage} />
    </Step>
  );
}

/** Loaded where one cannot sign up without. */
const Invitations = loadAtLast(async () => ({ default: (await import('./invitations.tsx')).Invitations }));

const KINDS = ['open', 'invitation', 'closed'] as const;
const JOIN = {
  open: 'setUp.joinOpen',
  invitation: 'setUp.joinInvitation',
  closed: 'setUp.joinClosed',
} as const;
const JOIN_HINT = {
  open: 'setUp.joinOpenHint',
  invitation: 'setUp.joinInvitationHint',
  closed: 'setUp.joinClosedHint',
} as const;

export function JoinStep(question: Question) {
  const { site } = question;
  const { busy, error, save } = useStep(question);
  const [registration, setRegistration] = useState(site.choices.registration);
  const [playersInvite, setPlayersInvite] = useState(site.choices.playersInvite);
  const isFixed = site.fixed.includes('registration');
  return (
    <Step
      {...question}
      title={t('setUp.join')}
      result={`${t(JOIN[site.choices.registration])}. ${t(JOIN_HINT[site.choices.registration])}`}
      busy={busy}
      error={error}
      onSave={() => void save({ registration, playersInvite })}
    >
      <div className={styles['kinds']}>
        {!isFixed && (
          <Segment
            label={t('setUp.join')}
            value={registration}
            options={KINDS.map((value) => ({ value, label: t(JOIN[value]) }))}
            onChange={setRegistration}
          />
        )}
        <p className={styles['hint']}>
          {isFixed && `${t('setUp.fixed')} `}
          {t(JOIN_HINT[registration])}
        </p>
      </div>
      {registration === 'invitation' && (
        <>
          <Switch
            label={t('setUp.playersInvite')}
            hint={t('setUp.playersInviteHint')}
            checked={playersInvite}
            onChange={setPlayersInvite}
          />
          <h3 className={styles['within']}>{t('setUp.invitations')}</h3>
          <Suspense fallback={<Skeleton count={1} />}>
            <Invitations />
          </Suspense>
        </>
      )}
    </Step>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const hourText = (hour: number): string =>
  formatDate(new Date(2000, 0, 1, hour), { hour: 'numeric', minute: '2-digit' });

function backupsText({ canBackUp, choices: { backupHour, backupsKept } }: Site): string {
  if (!canBackUp) return t('setUp.backupsElsewhere');
  if (backupHour === null) return t('setUp.backupsOff');
  return t('setUp.backupsResult', { hour: hourText(backupHour), count: backupsKept });
}

export function BackupStep(question: Question) {
  const { site } = question;
  const { busy, error, save } = useStep(question);
  const [hour, setHour] = useState(site.choices.backupHour);
  const [kept, setKept] = useState(String(Math.max(1, site.choices.backupsKept)));
  const isFixed = (key: keyof Choices) => site.fixed.includes(key);
  const chosen = site.canBackUp ? { backupHour: hour, backupsKept: Number(kept) } : {};
  return (
    <Step
      {...question}
      title={t('setUp.backups')}
      result={backupsText(site)}
      busy={busy}
      error={error}
      onSave={() => void save({ ...chosen, isSetUp: true })}
    >
      {!site.canBackUp && <p className={styles['hint']}>{t('setUp.backupsElsewhere')}</p>}
      {site.canBackUp && (
        <Switch
          label={t('setUp.backupsOn')}
          hint={fixedHint(site, 'backupHour', t('setUp.backupsOnHint')) ?? ''}
          checked={hour !== null}
          disabled={isFixed('backupHour')}
          onChange={(isOn) => setHour(isOn ? 3 : null)}
        />
      )}
      {site.canBackUp && hour !== null && (
        <div className={styles['two']}>
          <Select
            label={t('setUp.backupHour')}
            hint={fixedHint(site, 'backupHour', t('setUp.backupHourHint'))}
            value={String(hour)}
            disabled={isFixed('backupHour')}
            options={HOURS.map((value) => ({ value, label: hourText(Number(value)) }))}
            onChange={(value) => setHour(Number(value))}
          />
          <Field
            label={t('setUp.backupsKept')}
            hint={fixedHint(site, 'backupsKept')}
            type="number"
            min={1}
            max={365}
            value={kept}
            disabled={isFixed('backupsKept')}
            onChange={(event) => setKept(event.currentTarget.value)}
          />
        </div>
      )}
    </Step>
  );
}
