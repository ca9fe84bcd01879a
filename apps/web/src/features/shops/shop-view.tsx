import { t } from '../../i18n/i18n.ts';
import { ChoiceChip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { Search, X } from '../../ui/icons.ts';
import { SORTS, type Sort, type View } from './arrange.ts';
import styles from './shop-page.module.css';

export interface ViewProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** Finds wares by name; Escape clears it. */
export function ShopSearch({ view, onChange, label }: ViewProps & { readonly label: string }) {
  const set = (query: string) => onChange({ ...view, query });
  return (
    <div className={styles['search']} role="search">
      <Search size={20} strokeWidth={1.85} aria-hidden="true" />
      <input
        type="text"
        enterKeyHint="search"
        value={view.query}
        placeholder={label}
        aria-label={label}
        onChange={(event) => set(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') set('');
        }}
      />
      {view.query !== '' && (
        <IconButton small label={t('shops.clearSearch')} onClick={() => set('')}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

export interface ViewBarProps extends ViewProps {
  readonly sorts?: readonly Sort[];
  /** Whether there is anything that can be owned only once. */
  readonly hasOwned?: boolean;
}

/** Filters and order of what is shown. */
export function ViewBar({ view, onChange, sorts = SORTS, hasOwned = true }: ViewBarProps) {
  return (
    <div className={styles['filters']} role="group" aria-label={t('shops.view')}>
      <ChoiceChip chosen={view.affordable} onChange={(affordable) => onChange({ ...view, affordable })}>
        {t('shops.affordable')}
      </ChoiceChip>
      {hasOwned && (
        <ChoiceChip chosen={view.owned} onChange={(owned) => onChange({ ...view, owned })}>
          {t('shops.showOwned')}
        </ChoiceChip>
      )}
      <div className={styles['sort']}>
        <Select
          label={t('shops.sort')}
          hideLabel
          value={view.sort}
          options={sorts.map((value) => ({ value, label: t(`shops.sort.${value}`) }))}
          onChange={(sort) => onChange({ ...view, sort })}
        />
      </div>
    </div>
  );
}
