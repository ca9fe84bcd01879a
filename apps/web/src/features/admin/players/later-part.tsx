import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { loadAtLast } from '../../../lib/load-later.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import admin from '../admin.module.css';
import { type Editing, titleOf } from './editing.ts';
import { goToPart } from './go-to-part.ts';
import { PartPanel } from './parts.tsx';

interface PartProps {
  readonly editing: Editing;
}

const ItemsPart = loadAtLast(async () => ({ default: (await import('./items-part.tsx')).ItemsPart }));
const AchievementsPart = loadAtLast(async () => ({
  default: (await import('./achievements-part.tsx')).AchievementsPart,
}));

interface LaterPartProps extends PartProps {
  readonly part: 'items' | 'achievements';
  readonly open: string;
  readonly Part: ComponentType<PartProps>;
}

/** Goes to a part once it is there: the button that had the focus is gone, and what stood below it kept its place. */
function Opened({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  useEffect(() => goToPart(part), [part]);
  return children;
}

/** A part that is shown when it is wanted: the names of all things are more than the rest of the page. */
function LaterPart({ editing, part, open, Part }: LaterPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton />}>
        <Opened part={part}>
          <Part editing={editing} />
        </Opened>
      </Suspense>
    );
  return (
    <PartPanel id={part} title={t(titleOf(part))}>
      <div className={admin['line']}>
        <Button onClick={() => setIsOpen(true)}>{open}</Button>
      </div>
    </PartPanel>
  );
}

/** What the player has. */
export const LaterItems = ({ editing }: PartProps) => (
  <LaterPart editing={editing} part="items" open={t('admin.showItems')} Part={ItemsPart} />
);

/** What the player has achieved. */
export const LaterAchievements = ({ editing }: PartProps) => (
  <LaterPart
    editing={editing}
    part="achievements"
    open={t('admin.showAchievements')}
    Part={AchievementsPart}
  />
);
