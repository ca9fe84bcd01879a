import { MAX_NAME_LENGTH } from '@everdeed/rules';
import { useState } from 'react';
import { usePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { Field } from '../../../ui/field.tsx';
import type { Question } from './question.ts';
import { Step } from './step.tsx';

/** Who looks after the site, and what the others call them. Their account was made before the set-up begins. */
export function YouStep({ onName, ...question }: Question & { readonly onName: (name: string) => void }) {
  const { profile, auth } = usePlayer();
  const [name, setName] = useState(profile.name);
  const [error, setError] = useState<string>();
  const { username = '', email = '' } = auth.local;
  const save = () => {
    const chosen = name.trim();
    if (chosen === '') return setError(t('setUp.youNameEmpty'));
    setError(undefined);
    if (chosen !== profile.name) onName(chosen);
    question.onDone();
  };
  return (
    <Step
      {...question}
      title={t('setUp.you')}
      result={t('setUp.youResult', { name: profile.name, username, email })}
      onSave={save}
    >
      <Field
        label={t('setUp.youName')}
        hint={t('setUp.youNameHint', { max: MAX_NAME_LENGTH })}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={error}
        autoComplete="nickname"
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Step>
  );
}
