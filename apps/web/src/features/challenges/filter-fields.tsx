import { challengeCategories } from '@everdeed/content';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { CountedLabel } from '../../social-kit/counted-label.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Search } from '../../ui/icons.ts';
import { categoryName } from './challenge.ts';
import styles from './challenges.module.css';
import type { Filters } from './filters.ts';

/** Milliseconds without a key before the words are searched for: our own. */
const PAUSE_MS = 350;

export interface FilterFieldsProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** How many challenges each category has, by slug; absent while nobody knows. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

/** What is typed is searched for after a pause. */
function SearchField({ filters, onChange }: FilterFieldsProps) {
  const [text, setText] = useState(filters.search);
  const [shown, setShown] = useState(filters.search);
  // Cleared, or gone back to, by something else than typing.
  if (filters.search !== shown) {
    setShown(filters.search);
    if (filters.search !== text.trim()) setText(filters.search);
  }
  useEffect(() => {
    if (text.trim() === filters.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filters, search: text.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, filters, onChange]);
  return (
    <Field
      type="search"
      label={t('challenges.search')}
      icon={<Search size={18} aria-hidden="true" />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** Fields that narrow down a list of challenges. */
export function FilterFields({ filters, onChange, counts }: FilterFieldsProps) {
  const { categories } = filters;
  const choose = (slug: string, isChosen: boolean) =>
    onChange({
      ...filters,
      categories: isChosen ? [...categories, slug] : categories.filter((one) => one !== slug),
    });
  return (
    <div className={styles['fields']}>
      <SearchField filters={filters} onChange={onChange} />
      <Select
        label={t('challenges.joined')}
        value={filters.joined}
        options={[
          { value: '', label: t('challenges.any') },
          { value: 'joined', label: t('challenges.joinedYes') },
          { value: 'not_joined', label: t('challenges.joinedNo') },
        ]}
        onChange={(joined) => onChange({ ...filters, joined })}
      />
      <Select
        label={t('challenges.owned')}
        value={filters.owned}
        options={[
          { value: '', label: t('challenges.any') },
          { value: 'owned', label: t('challenges.ownedYes') },
          { value: 'not_owned', label: t('challenges.ownedNo') },
        ]}
        onChange={(owned) => onChange({ ...filters, owned })}
      />
      <div role="group" aria-label={t('challenges.categories')}>
        <p className={styles['label']} aria-hidden="true">
          {t('challenges.categories')}
        </p>
        <div className={styles['choices']}>
          {challengeCategories.map((slug) => (
            <Checkbox
              key={slug}
              label={
                <CountedLabel
                  name={categoryName({ slug, name: slug })}
                  count={counts && (counts[slug] ?? 0)}
                  isChosen={categories.includes(slug)}
                />
              }
              checked={categories.includes(slug)}
              onChange={(isChosen) => choose(slug, isChosen)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
