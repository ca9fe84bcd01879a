import { Suspense } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { loadActions } from '../../data/later-actions.ts';
import { skillPack } from '../action-packs.ts';
import { lazyPart } from '../lazy-screen.tsx';

/** Level of the first skill of every class (rules-play-and-shops 1.4). */
const FIRST_SKILL_LEVEL = 11;

const SkillBar = lazyPart('skills', async () => {
  const [{ SkillBar: Bar, loadSkillNames }] = await Promise.all([
    import('../../features/classes/skills/skill-bar.tsx'),
    loadActions(skillPack),
  ]);
  await loadSkillNames();
  return Bar;
});

/** The skills of players who have a class and its first skill; loaded for nobody else. */
export function Skills() {
  const hasSkills = usePlayerPart(
    ({ flags, preferences, stats }) =>
      flags.classSelected && !preferences.disableClasses && stats.lvl >= FIRST_SKILL_LEVEL,
  );
  return (
    hasSkills && (
      <Suspense fallback={null}>
        <SkillBar />
      </Suspense>
    )
  );
}
