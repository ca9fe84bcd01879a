import { Search, X } from '../../../ui/icons.ts';
import { ArrowRight, Hand } from '../../../ui/more-icons.ts';
import { useRef } from 'react';
import { Item } from '../../../art/item.tsx';
import { Pet } from '../../../art/pet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Button, buttonLook, IconButton } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Key } from '../../../ui/key.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageMarking } from '../../../ui/page-marking.ts';
import { Plate } from '../../../ui/plate.tsx';
import styles from './dock.module.css';
import { nameOfPet, nameOfThing } from './names.ts';
import { type Half, type Pair, petOf } from './pairing.ts';
import type { Aim, Pairing } from './use-pairing.ts';

function HalfPlate({ half, ground }: { readonly half: Half; readonly ground: 'wash' | 'sunken' }) {
  return (
    <Plate ground={ground} className={styles['half']}>
      <Item family={half.family} name={half.key} scale={2} />
    </Plate>
  );
}

function Silhouette({ aim: { pair, match } }: { readonly aim: Aim }) {
  return (
    <Plate className={styles['pet']} data-match={match}>
      <Pet name={petOf(pair)} scale={3} />
    </Plate>
  );
}

/** The egg cracks in three steps, and there is the pet. */
function Hatched({ pair }: { readonly pair: Pair }) {
  return (
    <Plate ground="wash" className={styles['pet']} data-match="done">
      <span className={styles['egg']}>
        <Item family="eggs" name={pair.egg} scale={3} />
        <Crack />
      </span>
      <span className={styles['born']}>
        <Pet name={petOf(pair)} scale={3} />
      </span>
      <span className={styles['flash']} />
    </Plate>
  );
}

/** A crack on the grid of the egg's pixels. */
const Crack = () => (
  <svg
    className={styles['crack']}
    viewBox="0 0 32 32"
    width="96"
    height="96"
    shapeRendering="crispEdges"
    aria-hidden="true"
  >
    <path d="M8 17h2v-2h2v3h2v-2h2v3h2v-3h2v2h2v-2h2v1" fill="none" stroke="currentColor" strokeWidth="1" />
  </svg>
);

interface Told {
  readonly title: string;
  readonly note: string;
}

function noteOf(chosen: Half, aim: Aim | undefined, canHatch: boolean): string {
  if (!aim) return t(`dock.${canHatch ? 'chosen' : 'stuck'}.${chosen.family}`);
  const { match } = aim;
  return match === 'new' || match === 'again' ? t(`dock.${match}.${chosen.family}`) : t(`dock.${match}`);
}

function toldBy({ chosen, aim, hatched, matches }: Pairing): Told | undefined {
  if (hatched) return { title: nameOfPet(hatched), note: t('dock.done') };
  if (!chosen) return undefined;
  const canHatch = [...(matches?.values() ?? [])].includes('new');
  const isPet = aim && aim.match !== 'unfit';
  return {
    title: isPet ? nameOfPet(aim.pair) : nameOfThing(chosen),
    note: noteOf(chosen, aim, canHatch),
  };
}

/** What the plates show, egg first. */
function Pictures({ pairing: { chosen, aim, hatched } }: { readonly pairing: Pairing }) {
  if (hatched) return <Hatched pair={hatched} />;
  if (!chosen) return null;
  if (!aim) return <HalfPlate half={chosen} ground="wash" />;
  const egg: Half = { family: 'eggs', key: aim.pair.egg };
  const potion: Half = { family: 'hatchingPotions', key: aim.pair.potion };
  return (
    <>
      <HalfPlate half={egg} ground={chosen.family === 'eggs' ? 'wash' : 'sunken'} />
      <Glyph name="plus" className={styles['sign']} />
      <HalfPlate half={potion} ground={chosen.family === 'eggs' ? 'sunken' : 'wash'} />
      {aim.match !== 'unfit' && (
        <>
          <ArrowRight size={22} className={styles['sign']} aria-hidden="true" />
          <Silhouette aim={aim} />
        </>
      )}
    </>
  );
}

export interface DockProps {
  readonly pairing: Pairing;
  readonly onLook: (half: Half) => void;
}

/** The bar at the bottom: what is chosen, what it would give with what is aimed at, and what can be done. */
export function Dock({ pairing, onLook }: DockProps) {
  const told = toldBy(pairing);
  const { chosen, putBack } = pairing;
  const bar = useRef<HTMLDivElement>(null);
  const putBackLabel = t(chosen ? 'dock.putBack' : 'dock.close');
  return (
    <section
      ref={bar}
      className={styles['dock']}
      data-open={told !== undefined || undefined}
      data-hatched={pairing.hatched ? '' : undefined}
      aria-label={t('dock.name')}
    >
      <div className={styles['pictures']} key={chosen ? 'pair' : 'pet'}>
        <Pictures pairing={pairing} />
      </div>
      <div className={styles['words']} role="status">
        {told && (
          <>
            <p className={styles['title']}>{told.title}</p>
            <p className={styles['note']}>{told.note}</p>
          </>
        )}
      </div>
      {told && (
        <div className={styles['tools']}>
          <PageMarking mark="item-dock" />
          {pairing.hatched && (
            <Link
              to="/inventory/stable"
              className={buttonLook}
              data-kind="secondary"
              aria-label={t('dock.toStable')}
            >
              <span className={styles['wide']}>{t('dock.toStable')}</span>
              <span className={styles['narrow']}>{t('dock.see')}</span>
            </Link>
          )}
          {chosen && (
            <>
              <span className={styles['hint']}>
                <Hand size={20} aria-hidden="true" /> {t(`dock.drag.${chosen.family}`)}
              </span>
              <Button className={styles['wide']} onClick={() => onLook(chosen)}>
                {t('dock.lookCloser')}
              </Button>
              <IconButton
                className={styles['narrow']}
                label={t('dock.lookCloser')}
                onClick={() => onLook(chosen)}
              >
                <Search size={20} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <Button kind="plain" className={styles['wide']} onClick={putBack}>
            {putBackLabel} <Key>Esc</Key>
          </Button>
          <IconButton className={styles['narrow']} label={putBackLabel} onClick={putBack}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
