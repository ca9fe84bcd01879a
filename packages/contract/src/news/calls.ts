import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { uuid } from '../core/check.ts';
import { instant, nothing, text, uuidText } from '../core/fields.ts';
import { pageQuery } from '../core/page.ts';

const common = { area: 'news', spec: 'wire-groups-and-admin 7.2' } as const;
const forReaders = { ...common, method: 'GET', versions: ['v4'], auth: 'optional' } as const;
const forPosters = { ...common, versions: ['v4'], auth: { privilege: 'news' } } as const;
const forPlayers = { ...common, method: 'POST', auth: 'user', answer: nothing, refusals: [] } as const;

const pages = pageQuery();
const params = Type.Object({ postId: text });
const checks = [uuid('params', 'postId', 'postIdRequired')];

const newsPostSchema = Type.Object(
  {
    _id: uuidText,
    id: uuidText,
    title: text,
    text: Type.String({ description: 'Markdown.' }),
    credits: text,
    author: uuidText,
    publishDate: instant('When it comes out, if it is published.'),
    published: Type.Boolean({ description: 'False for a draft.' }),
    createdAt: instant(),
    updatedAt: instant(),
  },
  { $id: 'NewsPost' },
);
const sent = Type.Object({
  title: Type.Optional(text),
  text: Type.Optional(text),
  credits: Type.Optional(text),
  publishDate: Type.Optional(instant('The instant of the call, if absent.')),
  published: Type.Optional(Type.Boolean({ default: false })),
});

/** News of the site. */
export const newsCalls = {
  getNewsPage: defineCall({
    ...common,
    id: 'getNewsPage',
    method: 'GET',
    path: '/news',
    versions: ['v3'],
    auth: 'optional',
    summary: 'Get the latest news post as a piece of HTML',
    details: 'Outside the envelope.',
    contentType: 'application/json',
    answer: Type.Object({ html: text }),
    refusals: [],
  }),
  getNews: defineCall({
    ...forReaders,
    id: 'getNews',
    path: '/news',
    summary: 'List news posts, the latest first',
    details: '10 per page. Who may write them sees drafts, too, and those that are still to come out.',
    query: Type.Object(pages.fields),
    checks: pages.checks,
    answer: Type.Array(newsPostSchema),
    refusals: [],
  }),
  createNewsPost: defineCall({
    ...forPosters,
    id: 'createNewsPost',
    method: 'POST',
    path: '/news',
    summary: 'Write a news post',
    successStatus: 201,
    body: sent,
    bodyReading: 'lenient',
    answer: newsPostSchema,
    refusals: ['validationFailed'],
  }),
  getNewsPost: defineCall({
    ...forReaders,
    id: 'getNewsPost',
    path: '/news/{postId}',
    summary: 'Get a news post',
    params,
    answer: newsPostSchema,
    refusals: ['newsPostNotFound'],
  }),
  updateNewsPost: defineCall({
    ...forPosters,
    id: 'updateNewsPost',
    method: 'PUT',
    path: '/news/{postId}',
    summary: 'Change a news post',
    params,
    checks,
    body: sent,
    bodyReading: 'lenient',
    answer: newsPostSchema,
    refusals: ['newsPostNotFound', 'validationFailed'],
  }),
  deleteNewsPost: defineCall({
    ...forPosters,
    id: 'deleteNewsPost',
    method: 'DELETE',
    path: '/news/{postId}',
    summary: 'Delete a news post',
    params,
    checks,
    answer: nothing,
    refusals: ['newsPostNotFound'],
  }),
  readNews: defineCall({
    ...forPlayers,
    id: 'readNews',
    path: '/news/read',
    versions: ['v4'],
    summary: 'Mark the latest news post as read',
  }),
  postponeNews: defineCall({
    ...forPlayers,
    id: 'postponeNews',
    path: '/news/tell-me-later',
    versions: ['v3', 'v4'],
    summary: 'Keep the latest news post for later',
    details: 'It counts as read; a notification with its title stays.',
  }),
};
