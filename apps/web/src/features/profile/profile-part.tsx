import { useEffect, useState } from 'react';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { profilePath } from '../../lib/profile-address.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Copy } from '../../ui/icons.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { isPhotoAddress } from './edit-problems.ts';
import type { Person } from './person.ts';
import styles from './profile.module.css';

const day = (instant: string) => formatDate(instant, { dateStyle: 'long' });
const COPIED_SHOWN_MS = 3000;

function CopyLink({ person }: { readonly person: Person }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const address = `${location.origin}${profilePath(person.username ?? person.id)}`;
  const copy = () => void copyText(address).then(setCopied);
  return (
    <Button
      kind="quiet"
      className={styles['copy']}
      icon={<Copy size={18} aria-hidden="true" />}
      onClick={copy}
    >
      <span role="status">{t(copied ? 'profile.copied' : 'profile.copy')}</span>
    </Button>
  );
}

function Photo({ person: { imageUrl, name } }: { readonly person: Person }) {
  const [failed, setFailed] = useState('');
  if (!isPhotoAddress(imageUrl) || failed === imageUrl) return null;
  return (
    <img
      className={styles['photo']}
      src={imageUrl}
      alt={t('profile.photoOf', { name })}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setFailed(imageUrl)}
    />
  );
}

interface ProfilePartProps {
  readonly person: Person;
  /** Begins to edit; absent for others. */
  readonly onEdit?: (() => void) | undefined;
}

function About({ person, onEdit }: ProfilePartProps) {
  if (person.blurb.trim()) return <Markdown className={styles['blurb']} text={person.blurb} />;
  if (!onEdit) return <p className={styles['quiet']}>{t('profile.nothing')}</p>;
  return (
    <div className={styles['nothing']}>
      <p className={styles['quiet']}>{t('profile.nothingOwn')}</p>
      <Button onClick={onEdit}>{t('profile.write')}</Button>
    </div>
  );
}

/** What people say about themselves, and a few facts. */
export function ProfilePart({ person, onEdit }: ProfilePartProps) {
  const facts = [
    [t('profile.member'), day(person.since)],
    [t('profile.seen'), day(person.seen)],
    [t('profile.checkIns'), formatNumber(person.checkIns)],
    [t('profile.userId'), person.id],
  ] as const;
  return (
    <div className={styles['columns']}>
      <div className={styles['about']}>
        <Photo person={person} />
        <About person={person} onEdit={onEdit} />
      </div>
      <section aria-labelledby="facts">
        <h3 id="facts">{t('profile.facts')}</h3>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CopyLink person={person} />
      </section>
    </div>
  );
}
