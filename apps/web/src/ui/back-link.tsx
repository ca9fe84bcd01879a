import styles from './back-link.module.css';
import { Link } from './link.tsx';
import { ArrowLeft } from './more-icons.ts';

/** The way back to the page that this one belongs to, above its title. `label` names that page. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link to={to} className={styles['back']}>
    <ArrowLeft size={18} aria-hidden="true" /> {label}
  </Link>
);
