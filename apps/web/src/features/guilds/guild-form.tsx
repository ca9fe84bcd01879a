import { t } from '../../i18n/i18n.ts';
import { ChoiceChip } from '../../ui/chip.tsx';
import { Field, Switch, TextArea } from '../../ui/field.tsx';
import { nameOfSlug, OFFERED_SLUGS, othersOf, type Slug, slugsOf } from './categories.ts';
import styles from './guilds.module.css';
import type { Guild } from './queries.ts';

/** Characters of a summary (wire-groups-and-admin 0.3). */
const MAX_SUMMARY = 250;

/** What can be said of a guild. */
export interface GuildDraft {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly about: readonly Slug[];
  /** Slugs that have no name here, which are kept. */
  readonly others: readonly string[];
  readonly leaderOnly: boolean;
}

export const NEW_DRAFT: GuildDraft = {
  name: '',
  summary: '',
  description: '',
  about: [],
  others: [],
  leaderOnly: false,
};

export const draftOf = ({ name, summary, description, categories, leaderOnly }: Guild): GuildDraft => ({
  name,
  // Without one of its own, the server fills the name in.
  summary: summary === name.slice(0, MAX_SUMMARY) ? '' : summary,
  description: description ?? '',
  about: slugsOf(categories),
  others: othersOf(categories),
  leaderOnly: leaderOnly.challenges,
});

/** What a call says of it (wire-groups-and-admin 1.1). */
export const bodyOf = ({ name, summary, description, about, others, leaderOnly }: GuildDraft) => ({
  name: name.trim(),
  summary: summary.trim() || name.trim().slice(0, MAX_SUMMARY),
  description: description.trim(),
  categories: [...about, ...others].map((slug) => ({ slug, name: slug })),
  leaderOnly: { challenges: leaderOnly },
});

/**
 * What a change must repeat, or lose: a change by a moderator that does not mention it forbids banned words again
 * (wire-groups-and-admin 1.5).
 */
export const keptOf = ({ bannedWordsAllowed }: Guild) => (bannedWordsAllowed ? { bannedWordsAllowed } : {});

export const isReady = ({ name, summary }: GuildDraft): boolean =>
  name.trim() !== '' && summary.length <= MAX_SUMMARY;

interface GuildFormProps {
  readonly draft: GuildDraft;
  readonly onChange: (draft: GuildDraft) => void;
  /** Whether the name was empty when somebody wanted to save. */
  readonly isChecked: boolean;
}

function Categories({ about, onChange }: Pick<GuildDraft, 'about'> & { onChange: (about: Slug[]) => void }) {
  const choose = (slug: Slug, chosen: boolean) =>
    onChange(chosen ? [...about, slug] : about.filter((one) => one !== slug));
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('guilds.categories')}</legend>
      {[...new Set([...OFFERED_SLUGS, ...about])].map((slug) => (
        <ChoiceChip key={slug} chosen={about.includes(slug)} onChange={(chosen) => choose(slug, chosen)}>
          {t(nameOfSlug(slug))}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}

/** The fields of a guild, new or changed. */
export function GuildForm({ draft, onChange, isChecked }: GuildFormProps) {
  const { name, summary, description, about, leaderOnly } = draft;
  const over = summary.length - MAX_SUMMARY;
  return (
    <>
      <Field
        label={t('guilds.name')}
        value={name}
        error={isChecked && name.trim() === '' && t('guilds.nameMissing')}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextArea
        label={t('guilds.summary')}
        hint={t('guilds.summaryHint', { count: summary.length, max: MAX_SUMMARY })}
        error={over > 0 && t('guilds.summaryLong', { count: over })}
        optional
        rows={2}
        value={summary}
        onChange={(event) => onChange({ ...draft, summary: event.currentTarget.value })}
      />
      <TextArea
        label={t('guilds.description')}
        hint={t('guilds.descriptionHint')}
        optional
        rows={4}
        value={description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      <Categories about={about} onChange={(chosen) => onChange({ ...draft, about: chosen })} />
      <Switch
        label={t('guilds.leaderOnly')}
        checked={leaderOnly}
        onChange={(isOn) => onChange({ ...draft, leaderOnly: isOn })}
      />
    </>
  );
}
