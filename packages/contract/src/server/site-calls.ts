import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { nullable, word } from '../core/fields.ts';
import { registrationKinds } from '../site/calls.ts';

const common = { method: 'GET', versions: ['v4'], area: 'server', auth: 'none', spec: 'own' } as const;

/** By itself as well: pages make it at every start, without those around it. */
export const getSite = defineCall({
  ...common,
  id: 'getSite',
  path: '/site',
  summary: 'Get what this site offers',
  details: 'Clients show only what can be used here.',
  answer: Type.Object({
    name: Type.String({ description: 'What the site is called.' }),
    registration: word(registrationKinds, 'Whether somebody new can make an account.'),
    playersInvite: Type.Boolean({ description: 'Whether every player can make invitations to it.' }),
    payments: Type.Array(Type.String(), {
      description:
        'Services by which one can pay: `sandbox` (no money moves), `stripe`, `paypal`. None: nothing costs money here.',
    }),
    eventRuns: Type.Record(Type.String(), Type.Object({ start: Type.Number(), end: Type.Number() }), {
      description:
        'Events of the calendar that were started or ended by hand, by key: from when until when, in milliseconds since 1970. A run stands in for the occurrence of the calendar in which it begins; one without length was ended early.',
    }),
    contactEmail: Type.Optional(
      Type.String({ description: 'Whom visitors can write to, if the site has said so.' }),
    ),
  }),
  refusals: [],
});

/** What this site offers and says of itself, as whoever runs it has set it up. */
export const siteCalls = {
  getSite,
  getSitePage: defineCall({
    ...common,
    id: 'getSitePage',
    path: '/site/pages/{page}',
    summary: 'Get a page that this site has written itself',
    details:
      'Whoever runs a site can put texts of their own in the place of `privacy`, `terms`, `community-guidelines` and `contact`.',
    params: Type.Object({ page: Type.String() }),
    query: Type.Object({ language: Type.Optional(Type.String()) }),
    answer: Type.Object({
      text: nullable(Type.String({ description: 'Markdown; null if the site has no text of its own.' })),
    }),
    refusals: ['notFound'],
  }),
  checkSiteInvitation: defineCall({
    ...common,
    id: 'checkSiteInvitation',
    path: '/site/invitation',
    summary: 'Learn whether an invitation to this site can still be used',
    details: 'So that nobody fills in a form for nothing. It does not use the invitation.',
    query: Type.Object({ code: Type.String({ description: 'As in the link, behind `invite=`.' }) }),
    answer: Type.Object({
      isOpen: Type.Boolean({ description: 'False too if there never was such an invitation.' }),
    }),
    refusals: [],
  }),
};
