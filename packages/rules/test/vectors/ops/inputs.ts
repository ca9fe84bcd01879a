import type { World } from '../line.ts';

/** Arguments of a call, as far as they are of the kind asked for. */
export const text = ({ call }: World, name: string): string | undefined =>
  typeof call[name] === 'string' ? call[name] : undefined;
export const amount = ({ call }: World, name: string): number | undefined =>
  typeof call[name] === 'number' ? call[name] : undefined;
