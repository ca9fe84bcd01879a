import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

interface BriefLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** A way to elsewhere in the head of a profile; where room is scarce, only its icon shows. */
export const BriefLink = ({ to, label, icon }: BriefLinkProps) => (
  <Link to={to} className={buttonLook} data-kind="secondary" data-brief aria-label={label}>
    {icon}
    <span>{label}</span>
  </Link>
);
