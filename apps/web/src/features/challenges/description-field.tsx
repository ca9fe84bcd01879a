import { Suspense, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame, useFrame } from '../../ui/field.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import styles from './description-field.module.css';

/** Fetched when somebody comes near the field: most who open the form write no marks. */
const Tools = loadAtLast(async () => ({
  default: (await import('./description-tools.tsx')).DescriptionTools,
}));

interface DescriptionFieldProps {
  readonly value: string;
  readonly error: string | false;
  readonly onLeave: () => void;
  readonly onChange: (value: string) => void;
}

/** A text in Markdown: buttons and keys set its marks, and a preview shows what becomes of them. */
export function DescriptionField({ value, error, onLeave, onChange }: DescriptionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const approach = () => setIsNear(true);
  const { frame, control } = useFrame({
    label: t('challenges.description'),
    hint: t('challenges.descriptionHint'),
    error,
    optional: true,
  });
  return (
    <FieldFrame {...frame}>
      <div className={styles['inside']} onPointerEnter={approach} onFocus={approach}>
        <div className={styles['tools']}>
          {isNear && (
            <Suspense>
              <Tools field={field} isResting={isShown} onChange={onChange} />
            </Suspense>
          )}
          <Button kind="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t('challenges.preview')}
          </Button>
        </div>
        {isShown && (
          <Markdown text={value.trim() || t('challenges.noDescription')} className={styles['area']} />
        )}
        <textarea
          {...control}
          ref={field}
          className={styles['area']}
          hidden={isShown}
          value={value}
          onBlur={onLeave}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  );
}
