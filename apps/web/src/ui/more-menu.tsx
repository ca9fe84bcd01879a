import { IconButton } from './button.tsx';
import { Ellipsis } from './icons.ts';
import { Menu, type MenuProps } from './menu.tsx';

interface MoreMenuProps extends Omit<MenuProps, 'trigger'> {
  /** Accessible name: what there is more of. */
  readonly label: string;
  /** For rows, which stand close together, and of which a screen may show hundreds: the dots are a background. */
  readonly small?: boolean;
}

/** What can be done besides, behind three dots. */
export function MoreMenu({ label, small = false, ...menu }: MoreMenuProps) {
  return (
    <Menu
      {...menu}
      trigger={
        <IconButton small={small} label={label} {...(small && { className: 'three-dots' })}>
          {!small && <Ellipsis size={20} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
