import { challengeCategories } from '@everdeed/content';
import { MIN_SHORT_NAME } from '@everdeed/rules';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ChoiceChip } from '../../ui/chip.tsx';
import { Field, Select, Switch, TextArea } from '../../ui/field.tsx';
import { Plus } from '../../ui/icons.ts';
import { categoryName } from './challenge.ts';
import { DescriptionField } from './description-field.tsx';
import { type Form, leastPrize, MAX_NAME, MAX_SUMMARY, type Place, type Problem } from './form.ts';
import styles from './form.module.css';
import { PrizeField } from './prize-field.tsx';

export interface FormFieldsProps {
  readonly form: Form;
  readonly change: (changes: Partial<Form>) => void;
  /** Fields that are wrong and were left already, or tried to be saved. */
  readonly problems: readonly Problem[];
  readonly onLeave: (field: Problem) => void;
  /** Groups to choose from; undefined for a challenge that exists, which stays where it is. */
  readonly places: readonly Place[] | undefined;
  /** The player's own gems. */
  readonly gems: number;
  /** Whether the player may call it official. */
  readonly canBeOfficial: boolean;
}

/** Categories that are offered at once. */
const MAX_OFFERED = 5;

/** All categories, with those in front that the challenge had when the form was opened. */
const inOrder = (chosen: readonly string[]) =>
  challengeCategories
    .filter((slug) => slug !== 'habitica_official')
    .toSorted((one, other) => Number(chosen.includes(other)) - Number(chosen.includes(one)));

function Categories({ form: { categories }, change }: FormFieldsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [order] = useState(() => inOrder(categories));
  const offered = order.filter((slug, at) => isWhole || at < MAX_OFFERED || categories.includes(slug));
  const rest = order.length - offered.length;
  const toggle = (slug: string, isChosen: boolean) =>
    change({ categories: isChosen ? [...categories, slug] : categories.filter((one) => one !== slug) });
  return (
    <div role="group" aria-label={t('challenges.categories')}>
      <p className={styles['label']} aria-hidden="true">
        {t('challenges.categories')}
      </p>
      <div className={styles['chips']}>
        {offered.map((slug) => (
          <ChoiceChip
            key={slug}
            chosen={categories.includes(slug)}
            onChange={(isChosen) => toggle(slug, isChosen)}
          >
            {categoryName({ slug, name: slug })}
          </ChoiceChip>
        ))}
        {(rest > 0 || isWhole) && (
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {!isWhole && <Plus size={14} strokeWidth={2.4} aria-hidden="true" />}
            {isWhole ? t('challenges.fewerCategories') : t('challenges.moreCategories', { count: rest })}
          </button>
        )}
      </div>
    </div>
  );
}

const NOWHERE: readonly Place[] = [];

function WhereField({ form, change, problems, onLeave, places = NOWHERE }: FormFieldsProps) {
  const place = places.find(({ id }) => id === form.groupId);
  return (
    <Select
      label={t('challenges.where')}
      value={form.groupId}
      options={[
        { value: '', label: t('challenges.choosePlace') },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      hint={
        place &&
        (place.memberCount === undefined
          ? t('challenges.everyoneFinds')
          : t('challenges.membersFind', { count: place.memberCount }))
      }
      error={problems.includes('groupId') && t('challenges.placeMissing')}
      onBlur={() => onLeave('groupId')}
      onChange={(groupId) => {
        const least = String(leastPrize(groupId));
        change({ groupId, ...(form.prize === '0' && { prize: least }) });
      }}
    />
  );
}

/** What a challenge says of itself. */
export function FormFields(props: FormFieldsProps) {
  const { form, change, problems, onLeave, places, gems, canBeOfficial } = props;
  return (
    <div className={styles['fields']}>
      <Field
        label={t('challenges.name')}
        value={form.name}
        maxLength={MAX_NAME}
        error={problems.includes('name') && t('challenges.nameMissing')}
        onBlur={() => onLeave('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={styles['pair']}>
        {places && <WhereField {...props} />}
        <Field
          label={t('challenges.shortName')}
          value={form.shortName}
          maxLength={MAX_NAME}
          hint={t('challenges.shortNameHint')}
          error={problems.includes('shortName') && t('challenges.shortNameWrong', { min: MIN_SHORT_NAME })}
          onBlur={() => onLeave('shortName')}
          onChange={(event) => change({ shortName: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('challenges.summary')}
        optional
        rows={2}
        value={form.summary}
        hint={t('challenges.summaryHint', { count: form.summary.length, max: MAX_SUMMARY })}
        error={problems.includes('summary') && t('challenges.tooLong')}
        onBlur={() => onLeave('summary')}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <DescriptionField
        value={form.description}
        error={problems.includes('description') && t('challenges.tooLong')}
        onLeave={() => onLeave('description')}
        onChange={(description) => change({ description })}
      />
      <Categories {...props} />
      {canBeOfficial && places && (
        <Switch
          label={t('challenges.official')}
          hint={t('challenges.officialHint')}
          checked={form.official}
          onChange={(official) => change({ official })}
        />
      )}
      {places && (
        <PrizeField
          prize={form.prize}
          least={leastPrize(form.groupId)}
          own={gems}
          bank={places.find(({ id }) => id === form.groupId)?.bank ?? 0}
          isWrong={problems.includes('prize')}
          onLeave={() => onLeave('prize')}
          onChange={(prize) => change({ prize })}
        />
      )}
    </div>
  );
}
