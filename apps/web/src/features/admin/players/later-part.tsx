import { type ComponentType, Suspense, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { loadAtLast } from '../../../lib/load-later.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import admin from '../admin.module.css';
import { type Editing, titleOf } from './editing.ts';
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

/** A part that is shown when it is wanted: the names of all things are more than the rest of the page. */
function LaterPart({ editing, part, open, Part }: LaterPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton />}>
        <Part editing={editing} />
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
