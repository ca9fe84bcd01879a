import { useIsNight } from '../art/use-night.ts';
import styles from './screenshot.module.css';

export interface ScreenshotProps {
  /** Which of the pictures that `npm run tour` takes. */
  readonly name: 'tasks' | 'party' | 'stable';
  readonly label: string;
  /** Whether it may be wider than the text. */
  readonly wide?: boolean;
}

/** A picture of a screen, taken in the theme that the visitor sees. */
export function Screenshot({ name, label, wide }: ScreenshotProps) {
  const theme = useIsNight() ? 'dark' : 'light';
  return (
    <img
      className={styles['shot']}
      data-wide={wide || undefined}
      src={`/press/${name}-${theme}.webp`}
      alt={label}
      width={1440}
      height={900}
      loading="lazy"
    />
  );
}
