import type { groupCalls } from '@everdeed/contract';
import { failedCheck, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

const asking = (path: string) => (stage: Stage) => stage.player.get(`/groups${path}`);
const bad = { error: 'BadRequest' } as const;

/** Reading groups. */
export const groupRefusals: RefusalCases<typeof groupCalls> = {
  listGroups: {
    groupTypesRequired: { ...bad, by: asking('?type=party,junk') },
    guildsOnlyPaginate: { ...bad, by: asking('?type=party&paginate=true') },
    guildsPaginateBooleanString: failedCheck(asking('?type=publicGuilds&paginate=yes')),
    queryPageInteger: failedCheck(asking('?type=publicGuilds&paginate=true&page=-1')),
  },
  getGroup: { groupNotFound: { error: 'NotFound', by: asking('/party') } },
};
