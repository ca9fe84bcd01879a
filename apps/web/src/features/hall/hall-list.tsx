import { useId } from 'react';
import { Pet } from '../../art/pet.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import styles from './hall.module.css';
import { PersonRow } from './person-row.tsx';
import type { TierSection } from './tiers.ts';

function Tier({ section, kind }: { readonly section: TierSection; readonly kind: 'contributor' | 'patron' }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles['tier']}>
        {section.title} <span>{formatNumber(section.people.length)}</span>
      </h2>
      <ul>
        {section.people.map((person) => (
          <PersonRow key={person._id} person={person} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

interface HallListProps {
  readonly sections: readonly TierSection[];
  readonly kind: 'contributor' | 'patron';
  /** Whether somebody is looked for. */
  readonly isSearch: boolean;
}

/** People by tier, or kind words where there are none. */
export function HallList({ sections, kind, isSearch }: HallListProps) {
  if (sections.length > 0)
    return sections.map((section) => <Tier key={section.key} section={section} kind={kind} />);
  const picture = <Pet name="BearCub-Base" scale={2} />;
  if (isSearch)
    return <EmptyState picture={picture} title={t('hall.notFound')} hint={t('hall.notFoundHint')} />;
  return kind === 'contributor' ? (
    <EmptyState picture={picture} title={t('hall.noHeroes')} hint={t('hall.noHeroesHint')} />
  ) : (
    <EmptyState picture={picture} title={t('hall.noPatrons')} hint={t('hall.noPatronsHint')} />
  );
}
