import { formatNumber } from '../../i18n/format.ts';

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A size in the unit that suits it: "3.4 MiB". `bytes` is a whole number of 0 or more. */
export function bytesWords(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${formatNumber(bytes / 1024 ** step, step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
