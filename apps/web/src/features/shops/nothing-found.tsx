import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import type { View } from './arrange.ts';

/** Why the shelves show nothing. */
function reasonOf({ query, affordable }: NothingFoundProps['view']) {
  if (query.trim() !== '') return { title: t('shops.nothingFound'), hint: t('shops.nothingFoundHint') };
  if (affordable)
    return {
      title: t('shops.nothingNow'),
      hint: t('shops.nothingNowHint', { filter: t('shops.affordable') }),
    };
  return { title: t('shops.allYours'), hint: t('shops.allYoursHint') };
}

interface NothingFoundProps {
  readonly view: Pick<View, 'query' | 'affordable'>;
}

/** That nothing is on the shelves: nothing by that name, nothing that can be bought now, or nothing that is not owned. */
export const NothingFound = ({ view }: NothingFoundProps) => (
  <EmptyState picture={<Pet name="Fox-Base" scale={2} />} {...reasonOf(view)} />
);
