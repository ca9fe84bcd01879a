import type { Tag, TaskType } from '@everdeed/rules';
import { type CSSProperties, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { QuickAdd, type QuickAddHandle } from '../../features/quick-add/quick-add.tsx';
import type { Draft } from '../../features/quick-add/to-task.ts';
import { t } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { useBackCloses } from '../../ui/back-closes.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import { useReturnFocus } from '../../ui/return-focus.ts';
import { useCoveredHeight } from '../../ui/use-covered-height.ts';
import styles from './task-screen.module.css';

export interface PhoneAddProps {
  readonly today: LocalDate;
  readonly tags: readonly Tag[];
  /** The requested kind, or undefined. */
  readonly kind: TaskType | undefined;
  /** The kind shown on the screen. */
  readonly usual: TaskType;
  readonly onAdd: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Quick add on a phone: a sheet above the keyboard. */
export function PhoneAdd({ today, tags, kind, usual, onAdd, onClose }: PhoneAddProps) {
  const line = useRef<QuickAddHandle>(null);
  const covered = useCoveredHeight();
  const { ref, onCloseAutoFocus } = useReturnFocus();
  useBackCloses(onClose);
  usePageMark('sheet');
  useEffect(() => line.current?.open(kind), [kind]);
  useEffect(() => () => void setTimeout(onCloseAutoFocus), [onCloseAutoFocus]);
  const style: CSSProperties = { '--covered': `${covered}px` };
  return createPortal(
    <div
      ref={ref}
      className={styles['phoneAdd']}
      style={style}
      role="dialog"
      aria-modal="true"
      aria-label={t('quickAdd.label')}
    >
      <button type="button" className={styles['phoneScrim']} aria-label={t('ui.close')} onClick={onClose} />
      <div className={styles['phoneSheet']}>
        <QuickAdd
          ref={line}
          today={today}
          tags={tags}
          sheet
          usualKind={kind ?? usual}
          onAdd={onAdd}
          onActive={(active) => !active && onClose()}
        />
      </div>
    </div>,
    document.body,
  );
}
