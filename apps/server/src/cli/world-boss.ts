import { TAVERN_ID, type WorldBossRefusal } from '@everdeed/rules';
import { runWork } from '../work/unit-of-work.ts';
import { makeWords } from '../words/words.ts';
import { type BossStep, bossState, changeWorldBoss } from '../world/boss.ts';
import { type CliContext, type Command, UsageError } from './context.ts';

/** Why a step is not possible, for the person at the keyboard. */
const reasons: Readonly<Record<WorldBossRefusal, string>> = {
  questNotFound: 'there is no world boss of this key',
  questAlreadyUnderway: 'there is a world boss already; end it first',
  noActiveQuestToAbort: 'there is no world boss',
};

/** Carries out a step on the tavern's quest; a refusal is said in words. */
async function change(context: CliContext, step: BossStep): Promise<void> {
  const words = await makeWords(() => undefined);
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const result = await changeWorldBoss(work, tx, step);
      if (!result.ok) throw new UsageError(reasons[result.refusal.key]);
    }),
  );
}

async function show({ storage, say }: CliContext): Promise<void> {
  const boss = bossState(await storage.reader().groups.get(TAVERN_ID));
  if (!boss) return say('There is no world boss.');
  say(`${boss.key}: ${Math.ceil(boss.hp)} health left, rage ${Math.floor(boss.rage)}.`);
  if (boss.damaged.length > 0) say(`Damaged: ${boss.damaged.join(', ')}.`);
}

/** Shows the world boss, lets one appear, or sends it away. */
export const worldBoss: Command = async (context, [act, key]) => {
  if (act === undefined) return show(context);
  if (act === 'start' && key !== undefined) {
    await change(context, { act: 'startBoss', key });
    return context.say(`${key} has appeared in the tavern.`);
  }
  if (act === 'end') {
    await change(context, { act: 'endBoss' });
    return context.say('The world boss is gone.');
  }
  throw new UsageError('say "world-boss", "world-boss start KEY" or "world-boss end"');
};
