import { textIn } from '@everdeed/content/values';
import type { newsCalls } from '@everdeed/contract';
import {
  failedCheck,
  notStored,
  type RefusalCases,
  type Stage,
  unknownId,
} from '../support/refusal-cases.ts';
import type { Answer, Caller } from '../support/server.ts';

/** Done by somebody who may write news. */
const posting = (act: (player: Caller) => Promise<Answer>) => async (stage: Stage) => {
  await stage.change((player) => ({ ...player, permissions: { news: true } }));
  return act(stage.player);
};
const missing = { error: 'NotFound' } as const;
const post = { title: 'Spring is here', text: 'It is warm.', credits: 'the gardeners' };

/** News of the site. */
export const newsRefusals: RefusalCases<typeof newsCalls> = {
  getNews: { queryPageInteger: failedCheck(({ anyone }) => anyone.get('/news?page=-1')) },
  createNewsPost: {
    validationFailed: notStored(
      'NewsPost',
      posting((player) => player.post('/news', { title: 'Alone' })),
    ),
  },
  getNewsPost: {
    newsPostNotFound: { ...missing, by: ({ anyone }) => anyone.get(`/news/${unknownId}`) },
  },
  updateNewsPost: {
    postIdRequired: failedCheck(posting((player) => player.put('/news/junk', post))),
    newsPostNotFound: { ...missing, by: posting((player) => player.put(`/news/${unknownId}`, post)) },
    validationFailed: notStored(
      'NewsPost',
      posting(async (player) => {
        const { body } = await player.post('/news', post);
        return player.put(`/news/${textIn(body.data, 'id')}`, { title: '' });
      }),
    ),
  },
  deleteNewsPost: {
    postIdRequired: failedCheck(posting((player) => player.delete('/news/junk'))),
    newsPostNotFound: { ...missing, by: posting((player) => player.delete(`/news/${unknownId}`)) },
  },
};
