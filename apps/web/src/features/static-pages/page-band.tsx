import type { StaticPageName } from '../../lib/static-pages.ts';
import { Pet } from '../../art/pet.tsx';
import { Scene } from '../../art/scene.tsx';
import styles from './page-band.module.css';

/** The place that a page shows above its title, and who is there. */
const BANDS: Readonly<Record<StaticPageName, readonly [background: string, ...pets: string[]]>> = {
  features: ['training_grounds', 'Wolf-Base', 'Fox-Red'],
  plans: ['market', 'PandaCub-Base'],
  'group-plans': ['halflings_house', 'BearCub-Base', 'Fox-Desert', 'Wolf-White'],
  faq: ['cozy_library', 'Owl-Base'],
  overview: ['windmills', 'Cactus-Base'],
  'press-kit': ['scribes_workshop', 'Fox-White'],
  contact: ['lighthouse_shore', 'Parrot-Base'],
  'community-guidelines': ['afternoon_picnic', 'LionCub-Base', 'PandaCub-White'],
  privacy: ['castle_gate', 'Dragon-Base'],
  terms: ['hall_of_heroes', 'TigerCub-Base'],
  'clear-browser-data': ['clothesline', 'FlyingPig-Base'],
  'tavern-and-guilds': ['tavern', 'BearCub-Red', 'Fox-Base'],
  'content-release-changes': ['clocktower', 'Owl-White'],
  'subscription-benefits-adjustments': ['treasure_room', 'Jackalope-RoyalPurple'],
};

/** The scene over a static page. Decoration. */
export function PageBand({ name }: { readonly name: StaticPageName }) {
  const [background, ...pets] = BANDS[name];
  return (
    <div className={styles['band']} aria-hidden="true">
      <Scene background={background} scale={3} className={styles['scene']} />
      <div className={styles['friends']}>
        {pets.map((pet) => (
          <Pet key={pet} name={pet} scale={3} />
        ))}
      </div>
    </div>
  );
}
