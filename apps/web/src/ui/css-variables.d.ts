import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set inline. */
    [name: `--${string}`]: string | number | undefined;
  }
}
