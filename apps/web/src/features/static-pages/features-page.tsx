import { Creature } from '../../art/creature.tsx';
import { Item } from '../../art/item.tsx';
import { Pet } from '../../art/pet.tsx';
import { t } from '../../i18n/i18n.ts';
import { BeginCall } from '../../site-kit/begin-call.tsx';
import { DemoCards } from '../../site-kit/demo-cards.tsx';
import { Screenshot } from '../../site-kit/screenshot.tsx';
import { CloudOff, Flame, MoonStar } from '../../ui/icons.ts';
import { Undo2 } from '../../ui/more-icons.ts';
import { ClassPlates } from './class-plates.tsx';
import styles from './features-page.module.css';
import rows from './rows.module.css';

const KINDS = ['habits', 'dailies', 'todos', 'rewards'] as const;

function KeepList() {
  return (
    <section className={rows['split']}>
      <div>
        <h2>{t('features.list')}</h2>
        <p>{t('features.listText')}</p>
        <dl className={styles['terms']}>
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{t(`features.${kind}`)}</dt>
              <dd>{t(`features.${kind}Text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles['trial']}>
        <DemoCards />
        <p>{t('features.try')}</p>
        <p>{t('features.colour')}</p>
      </div>
    </section>
  );
}

function Hatching() {
  return (
    <section>
      <h2>{t('features.find')}</h2>
      <p>{t('features.findText')}</p>
      <ol className={styles['chain']}>
        <li>
          <Item family="eggs" name="Fox" scale={3} />
          {t('features.egg')}
        </li>
        <li>
          <Item family="hatchingPotions" name="CottonCandyBlue" scale={3} />
          {t('features.potion')}
        </li>
        <li>
          <Pet name="Fox-CottonCandyBlue" scale={3} />
          {t('features.pet')}
        </li>
        <li>
          <Creature kind="mount" name="Fox-CottonCandyBlue" scale={3} />
          {t('features.mount')}
        </li>
      </ol>
    </section>
  );
}

const COMFORTS = [
  ['rest', MoonStar],
  ['undo', Undo2],
  ['offline', CloudOff],
  ['fall', Flame],
] as const;

function Comforts() {
  return (
    <section>
      <h2>{t('features.life')}</h2>
      <ul className={rows['facts']}>
        {COMFORTS.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={20} aria-hidden="true" />
            <h3>{t(`features.${name}`)}</h3>
            <p>{t(`features.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Together() {
  return (
    <section className={rows['split']} data-mirrored>
      <Screenshot name="party" label={t('features.shotParty')} />
      <div>
        <h2>{t('features.together')}</h2>
        <p>{t('features.togetherText')}</p>
      </div>
    </section>
  );
}

/** How the game is played, with cards to try out. */
export function FeaturesPage() {
  return (
    <>
      <KeepList />
      <Screenshot name="tasks" label={t('features.shotTasks')} wide />
      <Hatching />
      <ClassPlates />
      <Together />
      <Comforts />
      <BeginCall />
    </>
  );
}
