import { dayStartHour, yesterdaysDailies } from '@everdeed/rules';
import { dayCalls } from 'virtual:calls/day';
import { useEffect, useState } from 'react';
import { send } from '../data/api.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { refreshGame } from '../data/load.ts';
import { sendWaiting } from '../data/outbox.ts';
import { useGame } from '../data/store.ts';
import { offsetOf } from '../data/zone.ts';
import { addDays, instantOf, userToday } from '../task-kit/calendar.ts';

/** After loading, the question about yesterday waits so long, in milliseconds (rules-scoring-and-day 4.1). */
const PAUSE_MS = 2000;
/** Without a server the day is begun later, in milliseconds. */
const RETRY_MS = 15_000;
/** The clock is looked at once in so many milliseconds at most. */
const LOOK_MS = 1000;
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'click', 'keydown'] as const;

/** The next time the player's clock reaches the start of the day, in milliseconds. */
export function nextDayStart(now: number, dayStart: number): number {
  const hour = dayStartHour(dayStart);
  return Date.parse(instantOf(addDays(userToday(now, hour), 1), hour));
}

/** When somebody is there after the next day has started, everything is fetched anew. */
function useNewDay(dayStart: number): void {
  useEffect(() => {
    let due = nextDayStart(Date.now(), dayStart);
    let looked = 0;
    const look = () => {
      const now = Date.now();
      if (now - looked < LOOK_MS) return;
      looked = now;
      if (now < due) return;
      due = nextDayStart(now, dayStart);
      void sendWaiting().then(() => refreshGame());
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, look);
    };
  }, [dayStart]);
}

/** Gives false when the server could not be asked. */
async function beginQuietly(): Promise<boolean> {
  await sendWaiting();
  const reply = await send(dayCalls.runCron, {}, { refetches: true });
  if (reply.ok) await refreshGame();
  return reply.ok;
}

const openDailies = (): number => {
  const { view } = useGame.getState();
  return view ? yesterdaysDailies(view.player, view.tasks, Date.now()).length : 0;
};

/**
 * Tells the server where the player is when that is not what it knows: it cuts calendar dates in the zone it
 * knows. A call with nothing due stores the zone and does no more (rules-scoring-and-day 4.1).
 */
function useZoneKept(needsCron: boolean): void {
  const stored = usePlayerPart(({ preferences }) => preferences.timezoneOffset);
  useEffect(() => {
    if (!needsCron && stored !== offsetOf(Date.now())) void beginQuietly();
  }, [needsCron, stored]);
}

/** Whether the dialog about yesterday is to be shown now. With nothing to ask the day begins by itself. */
export function useDayWatch(): boolean {
  const needsCron = useGame(({ view }) => view?.player.needsCron === true);
  useNewDay(usePlayerPart(({ preferences }) => preferences.dayStart));
  useZoneKept(needsCron);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!needsCron) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = async () => {
      if (openDailies() > 0) setAsked(true);
      else if (!(await beginQuietly())) timer = setTimeout(() => void begin(), RETRY_MS);
    };
    timer = setTimeout(() => void begin(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      setAsked(false);
    };
  }, [needsCron]);
  return needsCron && asked;
}
