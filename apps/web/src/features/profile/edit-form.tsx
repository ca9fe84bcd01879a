import { MAX_NAME_LENGTH } from '@everdeed/rules';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { changesOf, type EditDraft, nameLength, problemsOf } from './edit-problems.ts';
import type { Person } from './person.ts';
import type { OwnActions } from './own-actions.ts';
import styles from './profile.module.css';

interface EditFormProps {
  readonly person: Person;
  readonly onSet: OwnActions['onSet'];
  readonly onDone: () => void;
}

function nameProblem(draft: EditDraft): string | undefined {
  const { name } = problemsOf(draft);
  if (name === 'tooShort') return t('profile.nameTooShort');
  return name && t('profile.nameTooLong', { count: nameLength(draft.name) });
}

/** Edits one's own profile; nothing is sent before it is saved. */
export function EditForm({ person, onSet, onDone }: EditFormProps) {
  const [before] = useState<EditDraft>(() => ({
    name: person.name,
    blurb: person.blurb,
    imageUrl: person.imageUrl,
  }));
  const [draft, setDraft] = useState(before);
  const [isTold, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const edit = (field: keyof EditDraft) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setDraft({ ...draft, [field]: event.currentTarget.value });
  const problems = problemsOf(draft);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) {
      setTold(true);
      form.current?.querySelector<HTMLElement>(problems.name ? 'input' : 'input[type="url"]')?.focus();
      return;
    }
    const changes = changesOf(draft, before);
    if (Object.keys(changes).length > 0) onSet(changes);
    onDone();
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <Field
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        value={draft.name}
        autoComplete="nickname"
        maxLength={4 * MAX_NAME_LENGTH}
        error={isTold && nameProblem(draft)}
        ref={focusOnMount}
        onChange={edit('name')}
      />
      <TextArea
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        value={draft.blurb}
        rows={7}
        maxLength={100_000}
        onChange={edit('blurb')}
      />
      <Field
        label={t('profile.photo')}
        optional
        type="url"
        hint={t('profile.photoHint')}
        value={draft.imageUrl}
        maxLength={2000}
        error={isTold && problems.imageUrl && t('profile.photoInvalid')}
        onChange={edit('imageUrl')}
      />
      <div className={styles['formEnd']}>
        <Button onClick={onDone}>{t('ui.cancel')}</Button>
        <Button kind="primary" type="submit">
          {t('ui.save')}
        </Button>
      </div>
    </form>
  );
}
