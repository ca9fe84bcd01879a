import { audioThemes } from '@everdeed/content';
import { nameOf } from '@everdeed/content/words';
import { useState } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { setSounds, soundsOn } from '../../data/sound-device.ts';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Switch } from '../../ui/field.tsx';
import { Play } from '../../ui/settings-icons.ts';
import type { SettingProps } from './setting-props.ts';
import styles from './settings.module.css';

/** Sounds: off at first on every device; the theme is the account's. */
export function SoundPart({ onSet, onSounds, onPreview }: SettingProps) {
  useWords('audio');
  const [isOn, setOn] = useState(soundsOn);
  const theme = usePlayerPart(({ preferences }) => preferences.sound);
  const chosen = audioThemes.find((key) => key === theme) ?? audioThemes[0] ?? '';
  const toggle = (value: boolean) => {
    setSounds(value);
    setOn(value);
    if (value && theme === 'off') onSet('preferences.sound', chosen);
    onSounds(value);
  };
  return (
    <section className={styles['group']} aria-labelledby="sounds">
      <h2 id="sounds">{t('settings.sounds')}</h2>
      <div className={styles['switches']}>
        <Switch
          label={t('settings.soundsOn')}
          hint={t('settings.soundsHint')}
          checked={isOn}
          onChange={toggle}
        />
      </div>
      {isOn && (
        <div className={styles['line']}>
          <Select
            label={t('settings.soundTheme')}
            value={chosen}
            options={audioThemes.map((key) => ({ value: key, label: nameOf('audio', key) }))}
            onChange={(key) => {
              onSet('preferences.sound', key);
              onPreview(key);
            }}
          />
          <Button icon={<Play size={18} aria-hidden="true" />} onClick={() => onPreview(chosen)}>
            {t('settings.soundPreview')}
          </Button>
        </div>
      )}
    </section>
  );
}
