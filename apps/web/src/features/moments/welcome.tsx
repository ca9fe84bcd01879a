import type { Task, TaskType } from '@everdeed/rules';
import { useState } from 'react';
import { usePlayer } from '../../data/hooks.ts';
import { formatList } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ToneMark } from '../../ui/plate.tsx';
import { Scene } from '../../art/scene.tsx';
import { Avatar } from '../../art/avatar.tsx';
import styles from './moment.module.css';
import { starterTasks, type Theme, THEMES } from './starter-tasks.ts';

const KINDS: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];

/** What the tasks are, by kind: not all kinds fit on every screen. */
function Contents({ tasks }: { readonly tasks: readonly Task[] }) {
  const counts = KINDS.map((kind) => ({ kind, count: tasks.filter(({ type }) => type === kind).length }));
  const said = counts
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`welcome.${kind}s`, { count }));
  return (
    <p className={styles['small']} role="status">
      {t('welcome.contents', { tasks: formatList(said) })} {t('welcome.places')}
    </p>
  );
}

const TONES = ['worst', 'neutral', 'best'] as const;

/** What the marks on cards mean. */
const Marks = () => (
  <div className={styles['small']}>
    {t('welcome.marks')}
    <ul className={styles['marks']}>
      {TONES.map((tone) => (
        <li key={tone}>
          <ToneMark tone={tone} /> {t(`tasks.tone.${tone}`)}
        </li>
      ))}
    </ul>
  </div>
);

interface WelcomeProps {
  /** Receives the starter tasks; none if the person chose an empty list. */
  readonly onBegin: (tasks: readonly Task[]) => void;
}

/** The first minute: pick themes, find a few tasks on the list. */
export function Welcome({ onBegin }: WelcomeProps) {
  const player = usePlayer();
  const [chosen, setChosen] = useState<readonly Theme[]>([]);
  const [now] = useState(Date.now);
  const tasks = starterTasks(chosen, player.tags, now);
  const toggle = (theme: Theme, on: boolean) =>
    setChosen(on ? [...chosen, theme] : chosen.filter((other) => other !== theme));
  return (
    <Dialog
      width="34rem"
      title={t('welcome.title', { name: player.profile.name })}
      description={t('welcome.hint')}
      picture={
        <div className={styles['scene']} data-low>
          <Scene background={player.preferences.background ?? 'violet'} scale={3} />
          <Avatar className={styles['figure']} player={player} scale={3} show="alone" alive />
        </div>
      }
      actions={
        <>
          <Button kind="quiet" onClick={() => onBegin([])}>
            {t('welcome.empty')}
          </Button>
          <Button kind="primary" onClick={() => onBegin(tasks)}>
            {t('welcome.beginWith', { count: tasks.length })}
          </Button>
        </>
      }
    >
      <div className={styles['chips']} role="group" aria-label={t('welcome.themes')}>
        {THEMES.map((theme) => (
          <ChoiceChip key={theme} chosen={chosen.includes(theme)} onChange={(on) => toggle(theme, on)}>
            {t(`theme.${theme}`)}
          </ChoiceChip>
        ))}
      </div>
      <Contents tasks={tasks} />
      <Marks />
    </Dialog>
  );
}
