import type { AnswerOf, hallCalls as Calls } from '@everdeed/contract';
import { type FormEvent, useId, useState } from 'react';
import { hallCalls } from 'virtual:calls/hall';
import { send } from '../../data/api.ts';
import { explainFailure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { adminPlayerPath } from '../../lib/admin-address.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { TierMark } from '../../social-kit/tier-mark.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './hall.module.css';

type Hero = AnswerOf<typeof Calls.getHero>;

const NOT_FOUND = 404;

/** Looks somebody up; what was found, or why nothing was. */
function useLookup() {
  const [isBusy, setIsBusy] = useState(false);
  const [hero, setHero] = useState<Hero>();
  const [error, setError] = useState<string>();
  const look = async (heroId: string) => {
    setIsBusy(true);
    const reply = await send(hallCalls.getHero, { params: { heroId } }, { quiet: true });
    setIsBusy(false);
    setHero(reply.ok ? reply.answer.data : undefined);
    if (reply.ok) return setError(undefined);
    const { failure } = reply;
    const isNobody = failure.kind === 'refused' && failure.status === NOT_FOUND;
    return setError(isNobody ? t('hall.nobody') : explainFailure(failure, t('error.network')).join(' '));
  };
  return { isBusy, hero, error, look };
}

function Found({ hero }: { readonly hero: Hero }) {
  const { contributor, profile, _id } = hero;
  return (
    <div className={styles['found']} role="status">
      <p className={styles['name']}>
        <Link to={profilePath(_id)} state={OVER_PAGE}>
          {profile.name}
        </Link>
        <TierMark tier={contributor.level ?? 0} />
      </p>
      <p className={styles['id']}>{_id}</p>
      <p className={styles['note']}>
        {contributor.level
          ? contributor.text || t('hall.tier', { tier: contributor.level })
          : t('hall.noTier')}
      </p>
      <Link className={buttonLook} data-kind="secondary" to={adminPlayerPath(_id)}>
        {t('hall.edit')}
      </Link>
    </div>
  );
}

/** Finds a player by id or username, for support. */
export function Lookup() {
  const title = useId();
  const [who, setWho] = useState('');
  const { isBusy, hero, error, look } = useLookup();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = who.trim().replace(/^@/, '');
    if (wanted) void look(wanted);
  };
  return (
    <section className={styles['lookup']} aria-labelledby={title}>
      <h2 id={title}>{t('hall.lookup')}</h2>
      <form className={styles['form']} onSubmit={submit}>
        <Field
          label={t('hall.who')}
          value={who}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setWho(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('hall.lookUp')}
        </Button>
      </form>
      {hero && <Found hero={hero} />}
    </section>
  );
}
