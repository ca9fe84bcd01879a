import { Suspense, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import admin from '../admin.module.css';
import { type Editing, titleOf } from './editing.ts';
import { PartPanel } from './parts.tsx';
import { loadLater } from '../../../lib/load-later.ts';

const ItemsPart = loadLater(async () => ({ default: (await import('./items-part.tsx')).ItemsPart }));

/** What the player has, shown when it is wanted: the names of all things are more than the rest of the page. */
export function LaterItems({ editing }: { readonly editing: Editing }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton />}>
        <ItemsPart editing={editing} />
      </Suspense>
    );
  return (
    <PartPanel id="items" title={t(titleOf('items'))}>
      <div className={admin['line']}>
        <Button onClick={() => setIsOpen(true)}>{t('admin.showItems')}</Button>
      </div>
    </PartPanel>
  );
}
