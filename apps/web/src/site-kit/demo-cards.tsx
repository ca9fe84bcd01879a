import { AlarmClock, Flame } from '../ui/icons.ts';
import { useState } from 'react';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Glyph } from '../ui/glyph.tsx';
import { PixelIcon } from '../ui/pixel-icon.tsx';
import { Seal, TodoBox, ToneMark } from '../ui/plate.tsx';
import styles from './demo-cards.module.css';

/** What completing a sample brings: the figures for a first daily and to-do at level 1. */
function Gain() {
  return (
    <span className={styles['gain']} role="status">
      <span>
        <PixelIcon name="star" label={t('header.experience')} /> +21
      </span>
      <span>
        <PixelIcon name="coin" label={t('header.gold')} /> +{formatNumber(6.4, 1)}
      </span>
    </span>
  );
}

function HabitCard() {
  const [count, setCount] = useState(6);
  return (
    <li className={styles['card']} data-tone="best">
      <button
        type="button"
        className={styles['control']}
        aria-label={t('home.plus', { name: t('home.water') })}
        onClick={() => setCount(count + 1)}
      >
        <Glyph name="plus" />
      </button>
      <span className={styles['text']}>
        <strong>{t('home.water')}</strong>
        <span className={styles['meta']} role="status">
          {t('home.waterMeta', { count })}
        </span>
      </span>
      <span className={styles['mark']}>
        <ToneMark tone="best" />
      </span>
    </li>
  );
}

function DailyCard() {
  const [done, setDone] = useState(true);
  return (
    <li className={styles['card']} data-tone="best">
      <button
        type="button"
        role="checkbox"
        aria-checked={done}
        className={styles['control']}
        aria-label={t('home.check', { name: t('home.pages') })}
        onClick={() => setDone(!done)}
      >
        <Seal checked={done} />
      </button>
      <span className={styles['text']}>
        <strong>{t('home.pages')}</strong>
        <span className={styles['meta']} data-kind="streak">
          <Flame size={14} aria-hidden="true" /> {done ? 42 : 41}
        </span>
      </span>
      {done ? <Gain /> : <ToneMark tone="best" />}
    </li>
  );
}

function TodoCard() {
  const [done, setDone] = useState(false);
  return (
    <li className={styles['card']} data-tone="worse">
      <button
        type="button"
        role="checkbox"
        aria-checked={done}
        className={styles['control']}
        aria-label={t('home.check', { name: t('home.dentist') })}
        onClick={() => setDone(!done)}
      >
        <TodoBox checked={done} />
      </button>
      <span className={styles['text']}>
        <strong>{t('home.dentist')}</strong>
        <span className={styles['meta']} data-kind={done ? undefined : 'late'}>
          {!done && <AlarmClock size={14} aria-hidden="true" />}{' '}
          {t(done ? 'home.dentistDone' : 'home.dentistMeta')}
        </span>
      </span>
      {done ? (
        <Gain />
      ) : (
        <span className={styles['mark']}>
          <ToneMark tone="worse" />
        </span>
      )}
    </li>
  );
}

/** Three cards to try out; nothing is saved. */
export function DemoCards() {
  return (
    <ul className={styles['cards']} aria-label={t('home.cards')}>
      <HabitCard />
      <DailyCard />
      <TodoCard />
    </ul>
  );
}
