import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailCalls } from 'virtual:calls/mail';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentSession } from '../../data/session.ts';
import { currentLocale, t } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { localeOptions } from '../../i18n/locale-options.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Select } from '../../ui/field.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import { Segment } from '../../ui/segment.tsx';
import styles from './settings.module.css';

type Form = 'page' | 'text';

interface Preview {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Some subjects are those of two emails. */
const fullName = ({ subject, template }: Preview): string => `${subject} (${template})`;

/** The page in a frame of its own that may run nothing and reach nothing. */
function Shown({ mail, form }: { readonly mail: Preview; readonly form: Form }) {
  if (form === 'text') return <pre className={styles['previewText']}>{mail.text}</pre>;
  return <iframe className={styles['preview']} sandbox="" srcDoc={mail.html} title={mail.subject} />;
}

/** Every email that the site sends, as its readers see it. */
export function MailPreviews() {
  const [language, setLanguage] = useState<Locale>(currentLocale());
  const [chosen, choose] = useState('invited-party');
  const [form, setForm] = useState<Form>('page');
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [...keys.mails(currentSession()?.userId ?? ''), 'previews', language],
      queryFn: () => call(mailCalls.getMailPreviews, { query: { language } }),
    },
    queryClient,
  );
  if (isError) return <LoadFailedLine title={t('settings.mailsFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton count={2} />;
  const mail = data.find(({ template }) => template === chosen) ?? data[0];
  return (
    <div className={styles['form']}>
      <Select
        label={t('settings.mailPreview')}
        value={chosen}
        options={data.map((one) => ({ value: one.template, label: fullName(one) }))}
        onChange={choose}
      />
      <Select
        label={t('settings.language')}
        value={language}
        options={localeOptions()}
        onChange={setLanguage}
      />
      <Segment<Form>
        label={t('settings.mailForm')}
        value={form}
        options={[
          { value: 'page', label: t('settings.mailPage') },
          { value: 'text', label: t('settings.mailText') },
        ]}
        onChange={setForm}
      />
      {mail && <p className={styles['hint']}>{fullName(mail)}</p>}
      {mail && <Shown mail={mail} form={form} />}
    </div>
  );
}
