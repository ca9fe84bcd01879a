import { useState } from 'react';
import { playerCalls } from 'virtual:calls/player';
import { chooseZone, chosenZone, currentZone, deviceZone, offsetOf } from '../../data/zone.ts';
import { t } from '../../i18n/i18n.ts';
import { usePlayer } from '../../data/hooks.ts';
import { Select } from '../../ui/field.tsx';
import { useChange } from './use-change.ts';
import { zoneName, zoneNames } from './zone-names.ts';

/** The option that follows the device's zone. */
const DEVICE = '';

/** "Europe/Berlin" as people read it, with its current UTC offset: "Europe/Berlin (UTC+1)". */
function zoneText(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
  return `${zone.replaceAll('_', ' ')} (${offset === 'UTC' ? 'UTC+0' : offset})`;
}

/** Names of all zones; computed when the screen is first shown, since each is looked up. */
function zoneOptions() {
  const named = zoneNames().map((zone) => ({ value: zone, label: zoneText(zone) }));
  return [
    { value: DEVICE, label: t('settings.zoneDevice', { zone: zoneText(zoneName(deviceZone())) }) },
    { value: 'UTC', label: 'UTC' },
    ...named,
  ];
}

/** Whose midnight ends the day: the device's zone, or one by name. */
export function ZoneField() {
  const stored = usePlayer().preferences.timezone;
  const [options] = useState(zoneOptions);
  const [zone, setZone] = useState(() => zoneName(chosenZone() ?? DEVICE));
  const { change, error, saved } = useChange();
  const choose = (value: string) => {
    chooseZone(value || undefined);
    setZone(value);
    const now = { 'preferences.timezone': currentZone(), 'preferences.timezoneOffset': offsetOf(Date.now()) };
    void change(playerCalls.updateUser, { body: now });
  };
  const differs = stored !== undefined && zoneName(stored) !== zoneName(currentZone());
  return (
    <Select
      label={t('settings.zone')}
      hint={
        differs
          ? t('settings.zoneOther', { zone: zoneName(stored).replaceAll('_', ' ') })
          : t('settings.zoneHint')
      }
      error={error}
      saved={saved}
      value={zone}
      options={options}
      onChange={choose}
    />
  );
}
