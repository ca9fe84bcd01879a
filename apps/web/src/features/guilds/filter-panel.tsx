import { type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { CountedLabel } from '../../social-kit/counted-label.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { nameOfSlug, SLUGS } from './categories.ts';
import styles from './discover.module.css';
import { type Filters, ROLES, SIZES } from './filters.ts';

export interface FilterProps {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
  /** How many guilds are about each thing, by slug; absent until it is known. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

/** Words to look for; looked for on Enter and on leaving. */
export function GuildSearch({ filters, onChange }: FilterProps) {
  const [text, setText] = useState(filters.search);
  const search = () => {
    if (text.trim() !== filters.search) onChange({ search: text.trim() });
  };
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchField label={t('guilds.find')} value={text} onChange={setText} onBlur={search} />
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, nameOf, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group label={label}>
      {options.map((option) => (
        <label key={option} className={styles['radio']}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{nameOf(option)}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

/** Everything that guilds can be looked for by, besides words. */
export function FilterPanel({ filters: { role, size, about }, onChange, counts }: FilterProps) {
  return (
    <>
      <Choice
        label={t('guilds.show')}
        value={role}
        options={ROLES}
        nameOf={(one) => t(`guilds.show.${one}`)}
        onChange={(chosen) => onChange({ role: chosen })}
      />
      <Choice
        label={t('guilds.members')}
        value={size}
        options={SIZES}
        nameOf={(one) => t(`guilds.size.${one}`)}
        onChange={(chosen) => onChange({ size: chosen })}
      />
      <Group label={t('guilds.categories')}>
        {SLUGS.map((slug) => (
          <Checkbox
            key={slug}
            label={
              <CountedLabel
                name={t(nameOfSlug(slug))}
                count={counts?.[slug]}
                isChosen={about.includes(slug)}
              />
            }
            checked={about.includes(slug)}
            onChange={(chosen) =>
              onChange({ about: chosen ? [...about, slug] : about.filter((one) => one !== slug) })
            }
          />
        ))}
      </Group>
    </>
  );
}
