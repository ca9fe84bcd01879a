import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

/** Where a link leads within the app, and what the history notes with it. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: To;
  readonly replace?: boolean;
  /** Kept with the place in the history. */
  readonly state?: unknown;
}

/**
 * A link to another place of the app. The router's own one also prefetches for apps that are rendered on a server, which
 * every visit would load.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(replace && { replace }) });
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
