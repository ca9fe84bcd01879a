import { nameOf } from '@everdeed/content/words';
import { maxMana, type Player } from '@everdeed/rules';
import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePlayer, useTasks } from '../../../data/hooks.ts';
import { useOffline } from '../../../data/use-offline.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Rich } from '../../../i18n/rich.tsx';
import { loadNames } from '../../../lib/load-names.ts';
import { untilLoaded } from '../../../lib/until-loaded.ts';
import { isLucky } from '../../../skill-kit/effect.ts';
import { Bar } from '../../../ui/bar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronDown, X } from '../../../ui/icons.ts';
import { Key } from '../../../ui/key.tsx';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './skill-bar.module.css';
import { type Skill, skillsOf } from './skill-model.ts';
import { SkillPlate } from './skill-plate.tsx';
import { useCast } from './use-cast.ts';
import { useFolded } from './use-folded.ts';
import { useSkillAim } from './use-skill-aim.ts';
import { useSkillKeys } from './use-skill-keys.ts';

/** Loads the names of the skills; without them, names are derived from keys. */
export const loadSkillNames = (): Promise<void> => loadNames('spells').catch(() => undefined);

/** Shows the names as soon as they come where they could not be loaded before. */
function useLateNames(): void {
  const [, setIsThere] = useState(false);
  useEffect(() => void untilLoaded(() => loadNames('spells')).then(() => setIsThere(true)), []);
}

/** The mana, with what the waiting skill will cost. */
function Mana({ player, pending }: { readonly player: Player; readonly pending: number }) {
  const value = Math.floor(player.stats.mp);
  const max = Math.floor(maxMana(player));
  const figures = { value: formatNumber(value), max: formatNumber(max) };
  return (
    <div className={styles['mana']}>
      <PixelIcon name="drop" />
      <Bar kind="mana" value={value} max={max} pending={pending} label={t('skills.mana', figures)} />
      <span aria-hidden="true">
        {figures.value} / {figures.max}
      </span>
    </div>
  );
}

const KEY = { key: <Key>Esc</Key> };

interface HeadProps {
  readonly player: Player;
  readonly waiting: Skill | undefined;
  readonly onStop: () => void;
}

function Head({ player, waiting, onStop }: HeadProps) {
  const name = waiting && nameOf('spells', waiting.key);
  return (
    <div className={styles['head']} data-aiming={waiting !== undefined || undefined}>
      <h2 className={styles['title']}>{t(waiting ? 'skills.pick' : 'skills.title')}</h2>
      {name !== undefined && (
        <>
          <p className={styles['hint']}>
            <Rich id="skills.pickFor" values={{ name }} parts={KEY} />
          </p>
          <p className={styles['line']}>
            {t('skills.pickLine', { name })}
            <IconButton small label={t('skills.stop', { name })} onClick={onStop}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </p>
        </>
      )}
      <Mana player={player} pending={waiting?.mana ?? 0} />
    </div>
  );
}

/** Leaves room for the dock below the page and under toasts. */
function useDock(isFolded: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['dock'] = isFolded ? 'folded' : 'open';
    return () => {
      delete dataset['dock'];
    };
  }, [isFolded]);
}

/** What screen readers hear of aiming. */
function useSaid(waiting: string | undefined, count: number | undefined): string {
  const [last, setLast] = useState<string>();
  if (waiting !== undefined && waiting !== last) setLast(waiting);
  if (waiting !== undefined)
    return count === undefined ? '' : t('skills.aiming', { name: nameOf('spells', waiting), count });
  return last === undefined ? '' : t('skills.stopped', { name: nameOf('spells', last) });
}

interface DockProps {
  readonly player: Player;
  readonly tasks: ReturnType<typeof useTasks>;
}

/** The bar of a player and tasks as they were a moment ago. */
const Dock = memo(function Dock({ player, tasks }: DockProps) {
  useLateNames();
  const skills = useMemo(() => skillsOf(player, tasks), [player, tasks]);
  const { waiting, count, aimAt, stop } = useSkillAim();
  const [isFolded, setFolded] = useFolded();
  const isOffline = useOffline();
  const said = useSaid(waiting, count);
  const cast = useCast(player, isOffline);
  const dock = useRef<HTMLElement>(null);
  useDock(isFolded);
  const take = (skill: Skill, byKeyboard: boolean) => {
    if (skill.key === waiting) return stop();
    if (skill.state.kind !== 'ready') return undefined;
    if (isOffline && isLucky(player, skill.key))
      return void showToast({
        type: 'info',
        text: t('skills.offline', { name: nameOf('spells', skill.key) }),
      });
    if (skill.isAimed) return aimAt(skill.key, byKeyboard);
    stop();
    return cast(skill.key);
  };
  // The target that has the focus goes; without this, the focus would be lost with it.
  const putAway = () => {
    const plate = dock.current?.querySelector<HTMLElement>('[data-state="waiting"]');
    stop();
    plate?.focus();
  };
  useSkillKeys({
    isWaiting: waiting !== undefined,
    onStop: putAway,
    onTake: (place) => {
      const skill = skills[place];
      if (skill && !isFolded) take(skill, true);
    },
  });
  if (isFolded) {
    const mana = formatNumber(Math.floor(player.stats.mp));
    return (
      <button
        type="button"
        className={styles['chip']}
        aria-label={t('skills.open', { mana })}
        onClick={() => setFolded(false)}
      >
        {t('skills.title')} <PixelIcon name="drop" /> {mana}
      </button>
    );
  }
  return (
    <section ref={dock} className={styles['dock']} aria-label={t('skills.title')}>
      <Head player={player} waiting={skills.find(({ key }) => key === waiting)} onStop={putAway} />
      <div className={styles['skills']}>
        {skills.map((skill) => (
          <SkillPlate
            key={skill.key}
            skill={skill}
            player={player}
            isWaiting={skill.key === waiting}
            onTake={take}
          />
        ))}
      </div>
      <IconButton
        label={t('skills.fold')}
        className={styles['fold']}
        onClick={() => {
          stop();
          setFolded(true);
        }}
      >
        <ChevronDown size={20} aria-hidden="true" />
      </IconButton>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </section>
  );
});

/**
 * The skills of the player's class, docked below the board: a tap casts, or waits for a task. A score draws them
 * after the card.
 */
export function SkillBar() {
  return <Dock player={useDeferredValue(usePlayer())} tasks={useDeferredValue(useTasks())} />;
}
