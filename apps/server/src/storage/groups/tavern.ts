import { type Group, newGroup, plainFields, TAVERN_ID } from '@everdeed/rules';

/** The tavern before anything has happened there: led by nobody, and everybody is a guest. */
export const tavernGroup: Group = {
  ...newGroup({ id: TAVERN_ID, type: 'guild', privacy: 'public', leader: TAVERN_ID }, plainFields('Tavern')),
  memberCount: 0,
};
