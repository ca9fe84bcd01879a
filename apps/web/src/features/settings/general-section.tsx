import { classLevel } from '@everdeed/content';
import { useState } from 'react';
import { dayCalls } from 'virtual:calls/day';
import { usePlayer } from '../../data/hooks.ts';
import { newsOn, setNews } from '../../data/news-device.ts';
import { formatDate } from '../../i18n/format.ts';
import { activateLocale, currentLocale, t } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { localeOptions } from '../../i18n/locale-options.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Switch } from '../../ui/field.tsx';
import { Segment } from '../../ui/segment.tsx';
import { readTheme, setTheme, type Theme } from '../../ui/theme.ts';
import { AccountPart } from './account-part.tsx';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';
import { SoundPart } from './sound-part.tsx';
import { useChange } from './use-change.ts';
import { WaysPart } from './ways-part.tsx';
import { ZoneField } from './zone-field.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

const hourText = (hour: string): string =>
  formatDate(new Date(2000, 0, 1, Number(hour)), { hour: 'numeric', minute: '2-digit' });

function DayStart() {
  const { dayStart } = usePlayer().preferences;
  const { change, error, saved } = useChange();
  const options = HOURS.map((value) => ({ value, label: hourText(value) }));
  return (
    <Select
      label={t('settings.dayStart')}
      hint={t('settings.dayStartHint')}
      error={error}
      saved={saved}
      value={String(Math.ceil(dayStart))}
      options={options}
      onChange={(hour) => void change(dayCalls.setCustomDayStart, { body: { dayStart: Number(hour) } })}
    />
  );
}

function DayPart({ onSet }: Pick<SettingProps, 'onSet'>) {
  const chooseLanguage = (locale: Locale) => {
    onSet('preferences.language', locale);
    void activateLocale(locale);
  };
  return (
    <section className={styles['group']} aria-labelledby="day">
      <h2 id="day">{t('settings.day')}</h2>
      <div className={styles['two']}>
        <Select
          label={t('settings.language')}
          value={currentLocale()}
          options={localeOptions()}
          onChange={chooseLanguage}
        />
        <DayStart />
      </div>
      <ZoneField />
    </section>
  );
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

function LooksPart({ onSet }: Pick<SettingProps, 'onSet'>) {
  const { stickyHeader, hideHeader } = usePlayer().preferences;
  const [theme, choose] = useState(readTheme);
  const [hasNews, tell] = useState(newsOn);
  const pick = (next: Theme) => {
    setTheme(next);
    choose(next);
  };
  const tellNews = (isOn: boolean) => {
    setNews(isOn);
    tell(isOn);
  };
  const set = (path: string) => (value: boolean) => onSet(path, value);
  return (
    <section className={styles['group']} aria-labelledby="looks">
      <h2 id="looks">{t('settings.looks')}</h2>
      <div>
        <Segment
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChange={pick}
        />
        <p className={`${styles['hint']} ${styles['segmentHint']}`}>{t('settings.themeHint')}</p>
      </div>
      <div className={styles['switches']}>
        <Switch
          label={t('settings.hideHeader')}
          hint={t('settings.hideHeaderHint')}
          checked={hideHeader}
          onChange={set('preferences.hideHeader')}
        />
        <Switch
          label={t('settings.stickyHeader')}
          checked={stickyHeader}
          onChange={set('preferences.stickyHeader')}
        />
        <Switch
          label={t('settings.news')}
          hint={t('settings.newsHint')}
          checked={hasNews}
          onChange={tellNews}
        />
      </div>
    </section>
  );
}

/** The class, and the way to another. */
function ClassLine({ onChooseClass }: Pick<SettingProps, 'onChooseClass'>) {
  const { stats, flags, preferences } = usePlayer();
  const has = flags.classSelected && !preferences.disableClasses;
  const isOpen = stats.lvl >= classLevel;
  const hint = isOpen ? (has ? 'settings.classHint' : 'settings.classNone') : 'settings.classLater';
  return (
    <div className={styles['choice']}>
      <div>
        <strong>{has ? t(`class.${stats.class}`) : t('settings.class')}</strong>
        <span className={styles['hint']}>{t(hint, { level: classLevel })}</span>
      </div>
      {isOpen && (
        <Button onClick={onChooseClass}>{t(has ? 'settings.classChange' : 'settings.classChoose')}</Button>
      )}
    </div>
  );
}

function GamePart({ onSet, onToggleSleep, onChooseClass }: SettingProps) {
  const { sleep, dailyDueDefaultView, newTaskEdit, autoEquip } = usePlayer().preferences;
  const set = (path: string) => (value: boolean) => onSet(path, value);
  return (
    <section className={styles['group']} aria-labelledby="game">
      <h2 id="game">{t('settings.game')}</h2>
      <ClassLine onChooseClass={onChooseClass} />
      <div className={styles['switches']}>
        <Switch
          label={t('settings.autoEquip')}
          hint={t('settings.autoEquipHint')}
          checked={autoEquip}
          onChange={set('preferences.autoEquip')}
        />
        <Switch
          label={t('settings.sleep')}
          hint={t('settings.sleepHint')}
          checked={sleep}
          onChange={onToggleSleep}
        />
        <Switch
          label={t('settings.dailyDue')}
          checked={dailyDueDefaultView}
          onChange={set('preferences.dailyDueDefaultView')}
        />
        <Switch
          label={t('settings.newTaskEdit')}
          checked={newTaskEdit}
          onChange={set('preferences.newTaskEdit')}
        />
      </div>
    </section>
  );
}

export function GeneralSection(props: SettingProps) {
  return (
    <>
      <AccountPart />
      <WaysPart />
      <DayPart onSet={props.onSet} />
      <LooksPart onSet={props.onSet} />
      <GamePart {...props} />
      <SoundPart {...props} />
    </>
  );
}
