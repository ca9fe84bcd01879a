import { t } from '../../../i18n/i18n.ts';
import type { StepProps } from './step.tsx';
import { type Choices, type Site, useChoose } from './use-site.ts';

/** What each question gets: where it stands, and what to do once it is answered. */
export type Question = Pick<StepProps, 'number' | 'state' | 'saveLabel' | 'others' | 'onOpen'> & {
  readonly site: Site;
  /** Whether one question follows the other, as in the set-up. */
  readonly isGuided: boolean;
  readonly onDone: () => void;
};

/** The hint of a field that the environment sets, else another. */
export const fixedHint = ({ fixed }: Site, key: keyof Choices, hint?: string) =>
  fixed.includes(key) ? t('setUp.fixed') : hint;

/** Saves what was changed and goes on. Fields that the environment sets are left out. */
export function useStep({ site, onDone }: Question) {
  const { busy, error, choose } = useChoose();
  const save = async (chosen: Partial<Choices>) => {
    const free = Object.entries(chosen).filter(([key]) => !site.fixed.includes(key));
    if (await choose(Object.fromEntries(free))) onDone();
  };
  return { busy, error, save };
}
