import { X } from './icons.ts';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { useBackCloses } from './back-closes.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDialogKeys } from './dialog-keys.ts';
import { focusMarked } from './focus.ts';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';
import { usePageMark } from './page-mark.ts';
import { useReturnFocus } from './return-focus.ts';

/** Toasts can be used while a dialog is open, so a click on them does not close it. */
const keepForToasts = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
};
const stay = (event: Event) => event.preventDefault();
/** What is open within a dialog closes first: it is marked as the one that Escape is for. */
const leaveEscape = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[data-escape]')) event.preventDefault();
};
/** The dialog itself takes the focus, so that a key meant for the page below presses none of its buttons. */
const focusItself = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

export interface DialogProps {
  /** If absent, the dialog must be answered and has no close button. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it opens by itself: no press or key that was meant for the page below closes it. */
  readonly unasked?: boolean;
  readonly title: string;
  readonly description?: ReactNode;
  /** A scene or portrait above the title. */
  readonly picture?: ReactNode;
  /** A small picture on a plate beside the title. */
  readonly portrait?: ReactNode;
  /** Large centred title, for moments rather than questions. */
  readonly centred?: boolean;
  /** CSS length, 30rem by default. */
  readonly width?: string;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** The content lays out its own head: the title is only spoken. Such a dialog fills a phone. */
  readonly bare?: boolean;
  /** It has an address of its own, so that Back leaves it by itself. */
  readonly routed?: boolean;
}

/** A modal dialog, open as long as it is rendered; on a phone it slides up from the bottom. Back closes it. Load it lazily, since it is large. */
export function Dialog({
  onClose,
  unasked = false,
  title,
  description,
  picture,
  portrait,
  centred,
  width,
  children,
  actions,
  bare,
  routed,
}: DialogProps) {
  const returning = useReturnFocus();
  const keys = useDialogKeys();
  useBackCloses(routed ? undefined : onClose);
  usePageMark('dialog');
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose?.()}>
      <Primitive.Portal>
        <Primitive.Overlay className={classNames(overlay['scrim'], styles['scrim'])}>
          <Primitive.Content
            {...returning}
            {...keys}
            className={classNames(overlay['surface'], overlay['rising'], styles['dialog'])}
            style={width ? { '--width': width } : undefined}
            data-bare={bare || undefined}
            onEscapeKeyDown={onClose ? leaveEscape : stay}
            onPointerDownOutside={onClose && !unasked ? keepForToasts : stay}
            onOpenAutoFocus={unasked ? focusItself : focusMarked}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            {bare ? (
              <>
                <Primitive.Title className="visually-hidden">{title}</Primitive.Title>
                {children}
              </>
            ) : (
              <>
                {picture}
                <div className={styles['body']}>
                  <div className={styles['head']} data-centred={centred || undefined}>
                    {portrait && <div className={styles['portrait']}>{portrait}</div>}
                    <div className={styles['words']}>
                      <Primitive.Title className={styles['title']} data-centred={centred || undefined}>
                        {title}
                      </Primitive.Title>
                      {description && (
                        <Primitive.Description
                          className={styles['description']}
                          data-centred={centred || undefined}
                        >
                          {description}
                        </Primitive.Description>
                      )}
                    </div>
                  </div>
                  {children}
                  {actions && <div className={styles['actions']}>{actions}</div>}
                </div>
              </>
            )}
            {onClose && (
              <IconButton label={t('ui.close')} className={styles['close']} onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface SheetProps {
  readonly onClose: () => void;
  /** Accessible name; the sheet has its own header. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel on the side (540 px), open as long as it is rendered; or the whole screen on a phone. The content lays out header, body and footer. */
export function Sheet({ onClose, title, children }: SheetProps) {
  const returning = useReturnFocus();
  const keys = useDialogKeys();
  useBackCloses(onClose);
  usePageMark('sheet');
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={classNames(overlay['scrim'], styles['sheetScrim'])} />
        <Primitive.Content
          {...returning}
          {...keys}
          className={classNames(overlay['surface'], styles['sheet'])}
          aria-describedby={undefined}
          onEscapeKeyDown={leaveEscape}
          onPointerDownOutside={keepForToasts}
        >
          <Primitive.Title className="visually-hidden">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
