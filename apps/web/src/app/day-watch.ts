import { dayStartHour, yesterdaysDailies } from '@everdeed/rules';
import { dayCalls } from 'virtual:calls/day';
import { useEffect, useState } from 'react';
import { send } from '../data/api.ts';
import { usePlayerPart } from '../data/hooks.ts';
import { refreshGame } from '../data/load.ts';
import { sendWaiting } from '../data/outbox.ts';
import { serverNow } from '../data/server-clock.ts';
import { useGame } from '../data/store.ts';
import { offsetOf } from '../data/zone.ts';
import { addDays, instantOf, userToday } from '../task-kit/calendar.ts';

/**
 * Time after the page is opened before the question about yesterday, in milliseconds (rules-scoring-and-day 4.1). A page
 * left open overnight asks at once: what is checked off meanwhile would count for yesterday.
 */
const PAUSE_MS = 2000;
/** Delay before retrying to begin the day if the server is unreachable, in milliseconds. */
const RETRY_MS = 15_000;
/** Minimum interval between two looks at the clock, in milliseconds. */
const LOOK_MS = 1000;
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'click', 'keydown'] as const;

/** The next time the player's clock reaches the start of the day, in milliseconds. */
export function nextDayStart(now: number, dayStart: number): number {
  // Other clients may set half an hour: the day then begins with the next full one.
  const hour = Math.ceil(dayStartHour(dayStart));
  return Date.parse(instantOf(addDays(userToday(now, hour), 1), hour));
}

/** Refetches everything once somebody is active after the next day has started. */
function useNewDay(dayStart: number): void {
  useEffect(() => {
    let due = nextDayStart(serverNow(), dayStart);
    let looked = 0;
    const look = () => {
      const now = serverNow();
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

/** Returns false if the server could not be reached. */
async function beginQuietly(): Promise<boolean> {
  await sendWaiting();
  const reply = await send(dayCalls.runCron, {}, { refetches: true });
  if (reply.ok) await refreshGame();
  return reply.ok;
}

const openDailies = (): number => {
  const { view } = useGame.getState();
  return view ? yesterdaysDailies(view.player, view.tasks, serverNow()).length : 0;
};

/**
 * Sends the player's zone to the server if it has a different one, since it computes calendar dates in that
 * zone. A call with no day pending only stores the zone (rules-scoring-and-day 4.1).
 */
function useZoneKept(needsCron: boolean): void {
  const stored = usePlayerPart(({ preferences }) => preferences.timezoneOffset);
  useEffect(() => {
    if (!needsCron && stored !== offsetOf(Date.now())) void beginQuietly();
  }, [needsCron, stored]);
}

/** Whether to show the dialog about yesterday now. If there is nothing to ask, the day begins by itself. */
export function useDayWatch(): boolean {
  const needsCron = useGame(({ view }) => view?.player.needsCron === true);
  useNewDay(usePlayerPart(({ preferences }) => preferences.dayStart));
  useZoneKept(needsCron);
  const [openedAt] = useState(Date.now);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!needsCron) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = async () => {
      if (openDailies() > 0) setAsked(true);
      else if (!(await beginQuietly())) timer = setTimeout(() => void begin(), RETRY_MS);
    };
    timer = setTimeout(() => void begin(), openedAt + PAUSE_MS - Date.now());
    return () => {
      clearTimeout(timer);
      setAsked(false);
    };
  }, [needsCron, openedAt]);
  return needsCron && asked;
}
