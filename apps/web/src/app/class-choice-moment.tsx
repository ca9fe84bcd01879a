import type { PlayerClass } from '@everdeed/rules';
import { useState } from 'react';
import { classCalls } from 'virtual:calls/class';
import { send } from '../data/api.ts';
import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { usePlayer } from '../data/hooks.ts';
import { refreshGame } from '../data/load.ts';
import { explainFailure } from '../data/reply.ts';
import { priceOf } from '../features/classes/choice.ts';
import { chooseClass, classActions, disableClasses } from '../features/classes/class-actions.ts';
import { ClassChoice } from '../features/classes/class-choice.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { t } from '../i18n/i18n.ts';
import { newId } from '../lib/new-id.ts';
import { owesClass, useClassChoice } from './moment-queue.ts';

registerActions(...classActions);

/** Progress of a tour that is over. */
const OVER = -2;

const leave = () => useClassChoice.setState({ isWanted: false });

/** The choice of a class: an action where it is free; what costs gems is not kept for later. */
export function ClassChoiceMoment({ isAsked }: { readonly isAsked: boolean }) {
  const player = usePlayer();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    if (owesClass(player) && player.flags.tour['classes'] !== OVER)
      dispatch(updatePlayer({ values: { 'flags.tour.classes': OVER } }));
    leave();
  };
  const pay = async (name: PlayerClass) => {
    setBusy(true);
    setError(undefined);
    const reply = await send(
      classCalls.changeClass,
      { query: { class: name } },
      { quiet: true, operationId: newId() },
    );
    if (reply.ok) await refreshGame();
    setBusy(false);
    if (reply.ok) leave();
    else setError(explainFailure(reply.failure, t('classes.needsConnection')).join(' '));
  };
  const choose = (name: PlayerClass) => {
    if (priceOf(player) > 0) {
      void pay(name);
      return;
    }
    dispatch(chooseClass({ name }));
    leave();
  };
  const renounce = () => {
    dispatch(disableClasses());
    leave();
  };
  return (
    <ClassChoice
      player={player}
      isUnasked={!isAsked}
      isBusy={isBusy}
      error={error}
      onChoose={choose}
      onRenounce={renounce}
      onClose={close}
    />
  );
}
