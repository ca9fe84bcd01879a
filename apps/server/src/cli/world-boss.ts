import {
  endWorldBoss,
  type Group,
  type Outcome,
  type Result,
  type RuleContext,
  startWorldBoss,
  TAVERN_ID,
  type WorldBossRefusal,
} from '@everdeed/rules';
import { saveOutcome } from '../work/save.ts';
import { runWork } from '../work/unit-of-work.ts';
import { makeWords } from '../words/words.ts';
import { type CliContext, type Command, UsageError } from './context.ts';

type Step = (context: RuleContext, tavern: Group) => Result<Outcome<undefined>, WorldBossRefusal>;

/** Why a step is not possible, for the person at the keyboard. */
const reasons: Readonly<Record<WorldBossRefusal, string>> = {
  questNotFound: 'there is no world boss of this key',
  questAlreadyUnderway: 'there is a world boss already; end it first',
  noActiveQuestToAbort: 'there is no world boss',
};

/** Carries out a step on the tavern's quest; a refusal is said in words. */
async function change(context: CliContext, step: Step): Promise<void> {
  const words = await makeWords(() => undefined);
  await runWork({ ...context, words }, (work) =>
    work.transaction(async (tx) => {
      const tavern = await tx.groups.get(TAVERN_ID);
      if (!tavern) throw new Error('there is no tavern');
      const result = step(work.rules, tavern);
      if (!result.ok) throw new UsageError(reasons[result.refusal.key]);
      await saveOutcome(work, tx, result.value, { actorId: '' });
    }),
  );
}

async function show({ storage, say }: CliContext): Promise<void> {
  const { key, active, progress, extra } = (await storage.reader().groups.get(TAVERN_ID))?.quest ?? {};
  if (!active || !key) return say('There is no world boss.');
  const broken = Object.keys(extra?.worldDmg ?? {});
  say(`${key}: ${Math.ceil(progress?.hp ?? 0)} health left, rage ${Math.floor(progress?.rage ?? 0)}.`);
  if (broken.length > 0) say(`Damaged: ${broken.join(', ')}.`);
}

/** Shows the world boss, lets one appear, or sends it away. */
export const worldBoss: Command = async (context, [act, key]) => {
  if (act === undefined) return show(context);
  if (act === 'start' && key !== undefined) {
    await change(context, (rules, { quest }) => startWorldBoss(rules, { quest }, { key }));
    return context.say(`${key} has appeared in the tavern.`);
  }
  if (act === 'end') {
    await change(context, (rules, { quest }) => endWorldBoss(rules, { quest }));
    return context.say('The world boss is gone.');
  }
  throw new UsageError('say "world-boss", "world-boss start KEY" or "world-boss end"');
};
