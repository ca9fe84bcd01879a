import { t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/field.tsx';

interface ReasonFieldProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Why something is done, which goes to the log. */
export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  return (
    <Field
      label={t('admin.reason')}
      hint={t('admin.reasonHint')}
      maxLength={500}
      value={reason}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
