import type { PartyScene } from '@everdeed/rules';
import { type GroupWanted, partyScene } from '../work/groups.ts';
import type { SceneLoader } from '../work/scenes.ts';

/** Locks the party and all its members: the scope of every command of quests. Guilds have none. */
export const questScene =
  (
    wanted: Omit<GroupWanted, 'access'>,
  ): SceneLoader<PartyScene, 'groupNotFound' | 'guildQuestsNotSupported'> =>
  async (tx, actor, work) => {
    const { player, group, members } = await partyScene({ ...wanted, access: 'visible' })(tx, actor, work);
    if (group.type !== 'party') throw work.refuse('NotAuthorized', 'guildQuestsNotSupported');
    return { player, party: group, members };
  };
