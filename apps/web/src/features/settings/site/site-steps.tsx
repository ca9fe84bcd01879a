import { useState } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { localeOptions } from '../../../i18n/locale-options.ts';
import { Field, Select, Switch } from '../../../ui/field.tsx';
import { Segment } from '../../../ui/segment.tsx';
import { Invitations } from './invitations.tsx';
import { MailTest } from './mail-test.tsx';
import styles from './site.module.css';
import { Step, type StepProps } from './step.tsx';
import { type Choices, type Site, useChoose } from './use-site.ts';

/** What each question gets: where it stands, and what to do once it is answered. */
export type Question = Pick<StepProps, 'number' | 'state' | 'saveLabel' | 'onOpen'> & {
  readonly site: Site;
  readonly onDone: () => void;
};

/** The hint of a field that the environment sets, else another. */
const fixedHint = ({ fixed }: Site, key: keyof Choices, hint?: string) =>
  fixed.includes(key) ? t('setUp.fixed') : hint;

/** Saves what was changed and goes on. Fields that the environment sets are left out. */
function useStep({ site, onDone }: Question) {
  const { busy, error, choose } = useChoose();
  const save = async (chosen: Partial<Choices>) => {
    const free = Object.entries(chosen).filter(([key]) => !site.fixed.includes(key));
    if (await choose(Object.fromEntries(free))) onDone();
  };
  return { busy, error, save };
}

export function ServerStep(question: Question) {
  const { site } = question;
  const { busy, error, save } = useStep(question);
  const [siteName, setName] = useState(site.choices.siteName);
  const [language, setLanguage] = useState<Locale>(site.choices.language);
  const chosen = localeOptions().find(({ value }) => value === site.choices.language)?.label ?? '';
  const shown = { name: site.choices.siteName, address: site.address, language: chosen };
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
      <div>
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
          <Invitations />
        </>
      )}
    </Step>
  );
}

export function MailStep(question: Question) {
  const { site } = question;
  const { mail, mailFrom } = site;
  return (
    <Step
      {...question}
      title={t('setUp.email')}
      result={mail ? t('setUp.emailSecurity', mail) : t('setUp.emailNone')}
      onSave={question.onDone}
    >
      <p className={styles['hint']}>{mail ? t('setUp.emailHint') : t('setUp.emailNone')}</p>
      {mail && (
        <dl className={styles['facts']}>
          <div>
            <dt>{t('setUp.emailServer')}</dt>
            <dd>{t('setUp.emailSecurity', mail)}</dd>
          </div>
          <div>
            <dt>{t('setUp.emailFrom')}</dt>
            <dd>{mailFrom}</dd>
          </div>
        </dl>
      )}
      <MailTest />
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
