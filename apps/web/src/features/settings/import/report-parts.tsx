import { assertNever } from '@everdeed/content/values';
import { type ReactNode, useState } from 'react';
import { importCalls } from 'virtual:calls/import';
import { Icon, Medal } from '../../../art/icon.tsx';
import { Pet } from '../../../art/pet.tsx';
import { usePlayer } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { showError } from '../../../ui/toast-store.ts';
import { saveFile } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ArrowRight, Download } from '../../../ui/more-icons.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { replacedLines, type TilePicture, tilesOf } from './import-model.ts';
import type { Report } from './import-state.ts';
import shared from './part.module.css';
import styles from './report-parts.module.css';

interface PartProps {
  readonly report: Report;
  readonly isDone: boolean;
}

function Picture({ picture }: { readonly picture: TilePicture }) {
  switch (picture.kind) {
    case 'icon':
      return <PixelIcon name={picture.name} scale={2} />;
    case 'pet':
      return <Pet name={picture.name} scale={1} />;
    case 'medal':
      return <Medal name={picture.name} />;
    case 'sign':
      return <Icon name={picture.name} scale={2} />;
    default:
      return assertNever(picture);
  }
}

function Part({
  title,
  note,
  chip,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly chip?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={shared['part']} aria-label={title}>
      <div className={shared['partHead']}>
        <h3>{title}</h3>
        {chip && <Chip>{chip}</Chip>}
        {note && <span className={shared['note']}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** How much of everything comes along. */
export function Comes({ report, isDone }: PartProps) {
  return (
    <Part title={t(isDone ? 'imports.came' : 'imports.comes')} note={t('imports.comesNote')}>
      <ul className={styles['tiles']}>
        {tilesOf(report).map(({ key, picture, count, what, note }) => (
          <li key={key} className={styles['tile']}>
            <Plate className={styles['plate']}>
              <Picture picture={picture} />
            </Plate>
            <p>
              <span className={styles['what']}>
                <strong>{count}</strong> {what}
              </span>
              <span className={shared['note']}>{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Line = Report['asides'][number];
/** Lines that are shown before the rest is unfolded. */
const FEW = 8;

function AsideTable({ lines }: { readonly lines: readonly Line[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? lines : lines.slice(0, FEW);
  return (
    <div className={shared['table']}>
      <ul>
        {shown.map(({ path, reason, count }) => (
          <li key={`${path} ${reason}`} className={styles['aside']}>
            <code>{path}</code>
            <span>{t(`imports.reason.${reason}`)}</span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('imports.more', { count: lines.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

/** Downloads everything that imports have kept aside. */
function DownloadAsides() {
  const save = () =>
    void saveFile(importCalls.importedAsides.path, 'everdeed-kept-aside.json', () =>
      showError(t('imports.downloadFailed')),
    );
  return (
    <Button icon={<Download size={18} aria-hidden="true" />} onClick={save}>
      {t('imports.download')}
    </Button>
  );
}

/** What does not come along: kept to be downloaded, or left behind on purpose. */
export function Asides({ report, isDone }: PartProps) {
  const kept = report.asides.filter(({ isKept }) => isKept);
  const left = report.asides.filter(({ isKept }) => !isKept);
  const count = kept.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      {kept.length > 0 && (
        <Part
          title={t('imports.unknown')}
          chip={t('imports.kept', { count })}
          note={t(isDone ? 'imports.keptNote' : 'imports.keptNoteShown')}
        >
          <AsideTable lines={kept} />
          {isDone && <DownloadAsides />}
        </Part>
      )}
      {left.length > 0 && (
        <Part title={t('imports.left')} note={t('imports.leftNote')}>
          <AsideTable lines={left} />
        </Part>
      )}
    </>
  );
}

function notesOn({ tasks: { staying, replaced } }: Report): string {
  const same = replaced > 0 ? t('imports.sameTasks', { count: replaced }) : '';
  return [t('imports.staying', { count: staying }), same].filter(Boolean).join('; ');
}

/** What of the account gives way to the file. */
export function Replaced({ report, isDone }: PartProps) {
  const lines = replacedLines(report, usePlayer());
  return (
    <Part title={t(isDone ? 'imports.replacedDone' : 'imports.replaced')} note={notesOn(report)}>
      <div className={shared['table']}>
        {lines.length === 0 ? (
          <p className={styles['none']}>{t('imports.nothingReplaced')}</p>
        ) : (
          <ul>
            {lines.map(({ key, name, before, after }) => (
              <li key={key} className={styles['replaced']}>
                <span>{name}</span>
                <s>{before}</s>
                <ArrowRight size={16} aria-hidden="true" />
                <span className="visually-hidden">{t('imports.becomes')}</span>
                <strong>{after}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  );
}
