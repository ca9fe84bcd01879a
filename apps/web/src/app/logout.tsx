import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { HomeScene } from '../art/home-scene.tsx';
import { forgetDrafts } from '../data/drafts.ts';
import { forgetPlaceDrafts } from '../data/place-drafts.ts';
import { forgetAnswers } from '../data/kept-answers.ts';
import { forgetGame } from '../data/load.ts';
import { listEntries } from '../data/local-db.ts';
import { sendWaiting } from '../data/outbox.ts';
import { currentSession, setSession } from '../data/session.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { focusOnMount } from '../ui/focus.ts';
import { endCookie } from './end-cookie.ts';
import { LoadingScreen } from './loading.tsx';

/** How long changes may take to be sent before the question, in milliseconds. */
const PATIENCE_MS = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many changes of the player are only on this device. */
async function countWaiting(userId: string): Promise<number> {
  const count = async () => (await listEntries(userId).catch(() => [])).length;
  if ((await count()) === 0) return 0;
  await Promise.race([sendWaiting(), pause(PATIENCE_MS)]);
  return count();
}

/** Forgets the player on this device and ends the server's session. Works without a network; what waits is kept. */
async function leave(userId: string): Promise<void> {
  forgetDrafts();
  forgetPlaceDrafts();
  await forgetGame(userId);
  await forgetAnswers(userId).catch(() => undefined);
  setSession(undefined);
  await endCookie();
}

/** Signs out; asks first if changes have not reached the server. */
export function Logout() {
  const navigate = useNavigate();
  const [userId] = useState(() => currentSession()?.userId);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (userId === undefined) return;
    void countWaiting(userId).then((count) => (count === 0 ? leave(userId) : setWaiting(count)));
  }, [userId]);
  if (userId === undefined || waiting === 0) return <LoadingScreen />;
  const stay = () => void navigate('/', { replace: true });
  return (
    <>
      <HomeScene fixed />
      <Dialog
        onClose={stay}
        title={t('auth.leaveTitle')}
        description={t('auth.leaveHint', { count: waiting })}
        actions={
          <>
            <Button kind="danger" onClick={() => void leave(userId)}>
              {t('auth.leave')}
            </Button>
            <Button kind="primary" ref={focusOnMount} onClick={stay}>
              {t('auth.stay')}
            </Button>
          </>
        }
      />
    </>
  );
}
