import { type ReactNode, useId, useRef, useState } from 'react';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { CircleAlert } from '../../../ui/more-icons.ts';
import { FileJson } from '../../../ui/settings-icons.ts';
import { Plate } from '../../../ui/plate.tsx';
import styles from './file-card.module.css';
import { type ImportState, readFile } from './import-state.ts';
import shared from './part.module.css';

const MB = 1024 * 1024;
/** At least 0.1, so that no file weighs nothing. */
export const megabytes = (bytes: number): string => formatNumber(Math.max(0.1, bytes / MB), 1);

/** A button that lets a file be chosen. */
export function ChooseFile({
  kind,
  wide,
  children,
}: {
  readonly kind: 'primary' | 'secondary';
  readonly wide?: boolean;
  readonly children: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept=".json,.xml,application/json,text/xml,application/xml"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again once it was mended.
          currentTarget.value = '';
          if (file) void readFile(file);
        }}
      />
      <Button kind={kind} wide={wide ?? false} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** The place for a file while there is none. */
function Drop() {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) void readFile(file);
      }}
    >
      <Plate size="large" className={styles['plate']}>
        <FileJson size={28} aria-hidden="true" />
      </Plate>
      <div className={styles['name']}>
        <p className={styles['dropTitle']}>{t('imports.drop')}</p>
        <p className={shared['note']}>{t('imports.dropHint')}</p>
      </div>
      <ChooseFile kind="primary">{t('imports.choose')}</ChooseFile>
    </div>
  );
}

/** How much of the file is on its way; then the server is at it, for as long as it takes. */
function Progress({ now }: { readonly now: ImportState & { readonly step: 'reading' | 'running' } }) {
  const { file, sent, step } = now;
  const id = useId();
  const isSent = sent >= file.size;
  const figures = t('imports.readingOf', { sent: megabytes(sent), size: megabytes(file.size) });
  const doing = t(step === 'running' ? 'imports.running' : isSent ? 'imports.checking' : 'imports.reading');
  return (
    <div className={styles['progress']} role="status">
      <span id={id}>{doing}</span>
      <span className={styles['figures']}>{figures}</span>
      <div
        className={`${styles['well']} stepped`}
        role="progressbar"
        aria-labelledby={id}
        aria-valuetext={figures}
        {...(!isSent && { 'aria-valuenow': Math.round((100 * sent) / file.size) })}
      >
        <div
          className={styles['fill']}
          data-busy={isSent || undefined}
          style={{ '--share': file.size > 0 ? Math.min(1, sent / file.size) : 1 }}
        />
      </div>
    </div>
  );
}

function Refusal({ why }: { readonly why: readonly string[] }) {
  return (
    <div className={styles['refusal']} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <strong>{t('imports.unreadable')}</strong>
        {why.map((line) => (
          <p key={line} className={styles['why']}>
            {line}
          </p>
        ))}
        <p className={shared['note']}>{t('imports.needed')}</p>
      </div>
    </div>
  );
}

function Facts({ file, children }: { readonly file: File; readonly children?: ReactNode }) {
  const date = formatDate(file.lastModified, { dateStyle: 'long' });
  return (
    <div className={styles['facts']}>
      <FileJson size={24} aria-hidden="true" />
      <div className={styles['name']}>
        <strong>{file.name}</strong>
        <span className={shared['note']}>{t('imports.fileFacts', { size: megabytes(file.size), date })}</span>
      </div>
      {children}
    </div>
  );
}

/** The file, and how far it has come. */
export function FileCard({ now }: { readonly now: ImportState }) {
  if (now.step === 'none') return <Drop />;
  const { file, step } = now;
  return (
    <div className={styles['file']} data-refused={step === 'refused' || undefined}>
      <Facts file={file}>
        {(step === 'shown' || step === 'done') && (
          <span className={styles['ok']}>
            <Glyph name="check" /> {t('imports.readable')}
          </span>
        )}
      </Facts>
      {(step === 'reading' || step === 'running') && <Progress now={now} />}
      {step === 'refused' && (
        <>
          <Refusal why={now.why} />
          <ChooseFile kind="primary">{t('imports.chooseOther')}</ChooseFile>
        </>
      )}
    </div>
  );
}
