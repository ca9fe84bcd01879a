import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form of the settings, whose fields tell what is wrong with them by themselves. It takes the focus from its button
 * once there is nothing left to send.
 */
export const SettingsForm = ({ onSubmit, children }: SettingsFormProps) => (
  <form
    noValidate
    tabIndex={-1}
    className={styles['form']}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
