import { useState } from 'react';
import { challengeCalls } from 'virtual:calls/challenge';
import { send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure, type Failure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { changesOf, gemsIn } from './form.ts';
import { type FormDraft, newOperations } from './use-form-draft.ts';

/**
 * Creates the challenge of a draft, then its tasks. What was done stays done: tried again, only the rest is sent, and
 * with the same ids.
 */
export function useCreate(draft: FormDraft, change: (changes: Partial<FormDraft>) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [createId, tasksId] = draft.operations;
  const fail = (failed: Failure) => {
    if (failed.kind === 'refused') change({ operations: newOperations() });
    setFailure(explainFailure(failed, t('error.network')).join(' '));
    return undefined;
  };
  const createChallenge = async (): Promise<string | undefined> => {
    if (draft.createdId !== undefined) return draft.createdId;
    const { form } = draft;
    const prize = gemsIn(form.prize);
    const body = { ...changesOf(form), group: form.groupId, prize, official: form.official };
    const reply = await send(
      challengeCalls.createChallenge,
      { body },
      { operationId: createId, quiet: true },
    );
    if (!reply.ok) return fail(reply.failure);
    const { _id } = reply.answer.data;
    change({ createdId: _id });
    return _id;
  };
  const createTasks = async (challengeId: string): Promise<boolean> => {
    if (draft.tasks.length === 0) return true;
    // Each ends up on top of the one before.
    const input = { params: { challengeId }, body: draft.tasks.toReversed() };
    const reply = await send(challengeCalls.createChallengeTasks, input, {
      operationId: tasksId,
      quiet: true,
    });
    if (!reply.ok) fail(reply.failure);
    return reply.ok;
  };
  /** Id of the challenge once it is there with its tasks; undefined if something is still missing. */
  const create = async (): Promise<string | undefined> => {
    setIsBusy(true);
    setFailure(undefined);
    const challengeId = await createChallenge();
    const isWhole = challengeId !== undefined && (await createTasks(challengeId));
    await refreshGame();
    setIsBusy(false);
    return isWhole ? challengeId : undefined;
  };
  return { isBusy, failure, create };
}
