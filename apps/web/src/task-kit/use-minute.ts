import { MINUTE_MS } from '@everdeed/rules';
import { useSyncExternalStore } from 'react';
import { onMinute } from './use-today.ts';

const minute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The beginning of the current minute in milliseconds, updated automatically. */
export const useMinute = (): number => useSyncExternalStore(onMinute, minute);
