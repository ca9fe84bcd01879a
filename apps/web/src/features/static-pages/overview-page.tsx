import { t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CheckSquare, Coins, Lock, Pencil } from '../../ui/icons.ts';
import { Globe } from '../../ui/more-icons.ts';
import { Database } from '../../ui/site-icons.ts';
import rows from './rows.module.css';
import base from './static-screen.module.css';

const STEPS = [
  ['get', undefined],
  ['run', 'npm start'],
  ['open', 'http://127.0.0.1:3000'],
] as const;

const FACTS = [
  ['safe', CheckSquare],
  ['small', Database],
  ['yours', Lock],
  ['apps', Globe],
  ['own', Pencil],
  ['cost', Coins],
] as const;

/** How to run a site of one's own. */
export function OverviewPage() {
  return (
    <>
      <section>
        <h2>{t('host.start')}</h2>
        <p>{t('host.need')}</p>
        <ol className={rows['steps']}>
          {STEPS.map(([step, code]) => (
            <li key={step}>
              <h3>{t(`host.${step}`)}</h3>
              <p>{t(`host.${step}Text`)}</p>
              {code && <pre>{code}</pre>}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <ul className={rows['facts']} data-three>
          {FACTS.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={20} aria-hidden="true" />
              <h2>{t(`host.${name}`)}</h2>
              <p>{t(`host.${name}Text`)}</p>
            </li>
          ))}
        </ul>
        <p className={base['onward']}>
          <a className={buttonLook} data-kind="secondary" href="/api/docs">
            {t('host.docs')}
          </a>
        </p>
      </section>
    </>
  );
}
