import type { ComponentPropsWithRef, ReactElement } from 'react';

interface LineIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Width and height in CSS pixels; the drawing has 24. */
  readonly size?: number;
}

/** A line drawing in the current colour; decoration unless it gets a name. */
export type LineIcon = (props: LineIconProps) => ReactElement;

/** An icon from its path. */
export const lineIcon =
  (path: string): LineIcon =>
  ({ size = 24, ...rest }) => (
    <svg
      aria-hidden={rest['aria-label'] === undefined || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
