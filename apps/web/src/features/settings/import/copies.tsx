import type { AnswerOf, importCalls as contractCalls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importCalls } from 'virtual:calls/import';
import { call, send } from '../../../data/api.ts';
import { requestOf } from '../../../data/calls.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { replacing } from '../../../data/replacing.ts';
import { currentSession } from '../../../data/session.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { saveFile } from '../../../data/save-file.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { showError, showToast } from '../../../ui/toast-store.ts';
import styles from './copies.module.css';
import { megabytes } from './file-card.tsx';
import { refreshAll } from './import-state.ts';
import shared from './part.module.css';

type Copy = AnswerOf<typeof contractCalls.importCopies>[number];

const ownKey = () => keys.copies(currentSession()?.userId ?? '');
const moment = (instant: string) => formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });

async function goBack({ id: copyId }: Copy): Promise<void> {
  const operationId = newId();
  const reply = await send(
    importCalls.restoreImportCopy,
    { params: { copyId } },
    { operationId, quiet: true },
  );
  if (reply.ok) {
    await refreshAll();
    showToast({ type: 'success', text: t('imports.restored') });
  } else {
    showError(reply.failure.kind === 'refused' ? reply.failure.message : t('imports.restoreFailed'));
  }
}

function CopyLine({ copy }: { readonly copy: Copy }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const made = moment(copy.madeAt);
  const until = formatDate(copy.expiresAt, { dateStyle: 'medium' });
  const { path } = requestOf(importCalls.importCopy, { params: { copyId: copy.id } });
  const restore = async () => {
    setBusy(true);
    await replacing(() => goBack(copy));
    setBusy(false);
  };
  return (
    <li className={styles['copy']}>
      <div>
        <strong>{t(copy.reason === 'import' ? 'imports.copyOfImport' : 'imports.copyOfRestore')}</strong>
        <span className={shared['note']}>
          {t('imports.copyFacts', { made, until, size: megabytes(copy.bytes) })}
        </span>
      </div>
      <Button
        kind="quiet"
        aria-label={t('imports.copyDownloadNamed', { made })}
        onClick={() =>
          void saveFile(path, 'everdeed-copy.json', () => showError(t('imports.downloadFailed')))
        }
      >
        {t('imports.copyDownload')}
      </Button>
      <Button busy={isBusy} aria-label={t('imports.restoreNamed', { made })} onClick={() => setAsking(true)}>
        {t('imports.restore')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('imports.restoreTitle')}
          hint={t('imports.restoreHint', { made })}
          yes={t('imports.restore')}
          onYes={() => void restore()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What the account was before imports; absent while there was none. */
export function Copies() {
  const { data, isError } = useQuery(
    { queryKey: ownKey(), queryFn: () => call(importCalls.importCopies, {}) },
    queryClient,
  );
  if (isError) return <p className={shared['note']}>{t('imports.copiesFailed')}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section className={shared['part']} aria-label={t('imports.copies')}>
      <div className={shared['partHead']}>
        <h3>{t('imports.copies')}</h3>
        <span className={shared['note']}>{t('imports.copiesNote')}</span>
      </div>
      <ul className={shared['table']}>
        {data.map((copy) => (
          <CopyLine key={copy.id} copy={copy} />
        ))}
      </ul>
    </section>
  );
}
