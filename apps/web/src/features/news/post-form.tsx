import type { Call } from '@everdeed/contract';
import { type FormEvent, useState } from 'react';
import { newsCalls } from 'virtual:calls/news';
import { send } from '../../data/api.ts';
import type { CallTo, InputOf } from '../../data/calls.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure } from '../../data/reply.ts';
import { serverNow } from '../../data/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { guardLeaving } from '../../lib/leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { Segment } from '../../ui/segment.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Draft, missingIn, publishDateOf, sentOf, type When } from './draft.ts';
import styles from './editor.module.css';
import { Post } from './post.tsx';
import { type NewsPost, refreshPosts } from './queries.ts';
import { useDraft } from './use-draft.ts';

const WHENS: readonly When[] = ['draft', 'now', 'at'];

interface FieldsProps {
  readonly draft: Draft;
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function Fields({ draft, isTried, onChange }: FieldsProps) {
  const missing = isTried ? missingIn(draft) : [];
  const errorOf = (name: keyof Draft) => (missing.some((one) => one === name) ? t('news.needed') : undefined);
  return (
    <>
      <Field
        label={t('news.postTitle')}
        value={draft.title}
        maxLength={500}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t('news.text')}
        hint={t('news.textHint')}
        rows={14}
        value={draft.text}
        error={errorOf('text')}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Field
        label={t('news.credits')}
        hint={t('news.creditsHint')}
        value={draft.credits}
        maxLength={500}
        error={errorOf('credits')}
        onChange={(event) => onChange({ credits: event.currentTarget.value })}
      />
      <Segment
        label={t('news.when')}
        value={draft.when}
        options={WHENS.map((value) => ({ value, label: t(`news.when.${value}`) }))}
        onChange={(when) => onChange({ when })}
      />
      {draft.when === 'at' && (
        <Field
          label={t('news.at')}
          type="datetime-local"
          value={draft.at}
          error={errorOf('at')}
          onChange={(event) => onChange({ at: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Sends what changes a post, one call at a time; says why it failed. */
function useSaving(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async <C extends Call>(call: CallTo<C>, input: InputOf<C>, done: string) => {
    setIsBusy(true);
    setError(undefined);
    const reply = await send(call, input, { quiet: true });
    setIsBusy(false);
    if (!reply.ok) return setError(explainFailure(reply.failure, t('error.network')).join(' '));
    await Promise.all([refreshPosts(), refreshGame()]);
    showToast({ type: 'success', text: done });
    return onDone();
  };
  return { isBusy, error, run };
}

interface PostFormProps {
  /** Undefined: it is still to be written. */
  readonly post: NewsPost | undefined;
  readonly onDone: () => void;
}

/** Writes a post beside what readers will see of it. */
export function PostForm({ post, onDone }: PostFormProps) {
  const { draft, isTouched, change, forget } = useDraft(post);
  const leave = () => {
    forget();
    guardLeaving(undefined);
    onDone();
  };
  const [isTried, setIsTried] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { isBusy, error, run } = useSaving(leave);
  const isMissing = missingIn(draft).length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    const body = sentOf(draft, post, serverNow());
    const done = t(`news.done.${draft.when}`);
    void (post
      ? run(newsCalls.updateNewsPost, { params: { postId: post._id }, body }, done)
      : run(newsCalls.createNewsPost, { body }, done));
  };
  const remove = () => {
    if (post) void run(newsCalls.deleteNewsPost, { params: { postId: post._id } }, t('news.deleted'));
  };
  const publishDate = missingIn(draft).includes('at')
    ? new Date(serverNow()).toISOString()
    : publishDateOf(draft, post, serverNow());
  return (
    <div className={styles['sides']}>
      <form className={styles['form']} onSubmit={save} noValidate>
        <h2>{t(post ? 'news.edit' : 'news.write')}</h2>
        <Fields draft={draft} isTried={isTried} onChange={change} />
        {error && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
        <div className={styles['end']}>
          {post && (
            <Button kind="danger" className={styles['push']} onClick={() => setIsDeleting(true)}>
              {t('news.delete')}
            </Button>
          )}
          <Button onClick={onDone}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {t(`news.save.${draft.when}`)}
          </Button>
        </div>
      </form>
      <section className={styles['preview']} aria-label={t('news.preview')}>
        <p className={styles['hint']}>{t('news.preview')}</p>
        <Post post={{ ...draft, title: draft.title || t('news.untitled'), publishDate }} isLead />
      </section>
      <LeaveQuestion
        isTouched={isTouched}
        title={t('news.leaveTitle')}
        hint={t('news.leaveHint')}
        yes={t('news.leave')}
        no={t('news.keepWriting')}
        onLeave={forget}
      />
      {isDeleting && post && (
        <Confirm
          title={t('news.deleteTitle', { title: post.title })}
          hint={t('news.deleteHint')}
          yes={t('news.delete')}
          onYes={remove}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </div>
  );
}
