import { findQuest } from '@everdeed/content';
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
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from '../work/actor.ts';
import { audit } from '../work/audit.ts';
import { saveOutcome } from '../work/save.ts';
import type { Work } from '../work/work.ts';

/** What is done to the world boss: one appears, or it goes. */
export type BossStep = { readonly act: 'startBoss'; readonly key: string } | { readonly act: 'endBoss' };

const decide = (rules: RuleContext, { quest }: Group, step: BossStep) =>
  step.act === 'startBoss'
    ? startWorldBoss(rules, { quest }, { key: step.key })
    : endWorldBoss(rules, { quest });

/**
 * Carries out a step on the tavern's quest, with the note of it, for an administrator or, without one, for the command
 * line.
 */
export async function changeWorldBoss(
  work: Work,
  tx: Tx,
  step: BossStep,
  { actor, reason }: { readonly actor?: ActorId; readonly reason?: unknown } = {},
): Promise<Result<Outcome<undefined>, WorldBossRefusal>> {
  const tavern = await tx.groups.get(TAVERN_ID);
  if (!tavern) throw new Error('there is no tavern');
  const result = decide(work.rules, tavern, step);
  if (!result.ok) return result;
  await saveOutcome(work, tx, result.value, { actorId: actor?.id ?? '' });
  const key = step.act === 'startBoss' ? step.key : (tavern.quest.key ?? '');
  const { act } = step;
  await audit(work, tx, actor, { act, target: { kind: 'world', id: key, name: key }, reason });
  return result;
}

/** The world boss for those who look after it; nothing while there is none. */
export function bossState(tavern: Group | undefined) {
  const { key, active, progress, extra } = tavern?.quest ?? {};
  if (!active || !key) return null;
  const { boss } = findQuest(key) ?? {};
  return {
    key,
    hp: progress?.hp ?? 0,
    maxHp: boss?.hp ?? 0,
    rage: progress?.rage ?? 0,
    maxRage: boss?.rage?.value ?? null,
    damaged: Object.keys(extra?.worldDmg ?? {}),
    isDesperate: extra?.desperate === true,
  };
}
