import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/feedback.tsx';

/** That nothing on the shelves is what is looked for. */
export const NothingFound = () => (
  <EmptyState
    picture={<Pet name="Fox-Base" scale={2} />}
    title={t('shops.nothingFound')}
    hint={t('shops.nothingFoundHint')}
  />
);
