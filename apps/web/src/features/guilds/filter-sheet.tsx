import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SlidersHorizontal } from '../../ui/more-icons.ts';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';
import { countOf } from './filters.ts';

/** The filters behind a button that says how many are set (UI, "At 360"). */
export function FilterSheet({ filters, onChange, counts }: FilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<SlidersHorizontal size={18} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('guilds.filtersOf', { count: countOf(filters) })}
      </Button>
      {isOpen && (
        <Dialog
          title={t('guilds.filters')}
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              {t('guilds.showGuilds')}
            </Button>
          }
        >
          <FilterPanel filters={filters} onChange={onChange} counts={counts} />
        </Dialog>
      )}
    </>
  );
}
