import { t } from '../../../i18n/i18n.ts';
import { Plate } from '../../../ui/plate.tsx';
import shared from './part.module.css';
import styles from './way.module.css';

const STEPS = ['download', 'look', 'run'] as const;

/** How an account is brought along, before there is a file. */
export const Way = () => (
  <section className={shared['part']} aria-label={t('imports.way')}>
    <div className={shared['partHead']}>
      <h3>{t('imports.way')}</h3>
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without numbers */}
    <ol role="list" className={styles['steps']}>
      {STEPS.map((step) => (
        <li key={step}>
          <Plate className={styles['number']} />
          <strong>{t(`imports.way.${step}`)}</strong>
          <p>{t(`imports.way.${step}Hint`)}</p>
        </li>
      ))}
    </ol>
  </section>
);
