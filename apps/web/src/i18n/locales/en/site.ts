/** Messages of all pages for visitors: their titles, what each is about, and the frame around them. */
export const messages = {
  'site.plans': 'Plans',
  'site.language': 'Language',
  'site.foot.game': 'The game',
  'site.foot.here': 'This site',
  'site.foot.more': 'Everdeed',
  'site.foot.docs': 'The API',
  'site.foot.note':
    'This site is run by the people who gave you its address. Everdeed itself is free software under the MIT licence.',
  'static.features.title': 'How it plays',
  'static.features.lead':
    'You keep four kinds of tasks. The game keeps score, and a small hero grows with you.',
  'static.plans.title': 'Plans and prices',
  'static.plans.lead': 'What playing here costs, and what a subscription brings.',
  'static.group-plans.title': 'Group plans',
  'static.group-plans.lead':
    'One board for a household, a team or a club: everyone sees what is to do, and who does it.',
  'static.faq.title': 'Questions',
  'static.faq.lead': 'Short answers to what people ask most. Search them, or open one and share its link.',
  'static.tavern-and-guilds.title': 'The tavern and guilds',
  'static.tavern-and-guilds.lead':
    'Where everybody on this site meets, and where those with one interest do.',
  'static.content-release-changes.title': 'When new things arrive',
  'static.content-release-changes.lead': 'The shops follow a calendar. What leaves them comes back.',
  'static.subscription-benefits-adjustments.title': 'What a subscription brings',
  'static.subscription-benefits-adjustments.lead':
    'Every benefit with its figures, and what is yours to keep.',
  'static.overview.title': 'Host your own',
  'static.overview.lead':
    'One program, one command, one file to back up. A household, a team or a whole town can run it.',
  'static.press-kit.title': 'Press kit',
  'static.press-kit.lead': 'Words and pictures for anyone who writes about Everdeed. Use them freely.',
  'static.contact.title': 'Contact',
  'static.contact.lead': 'How to reach the people who run this site.',
  'static.community-guidelines.title': 'Community guidelines',
  'static.community-guidelines.lead': 'How people get along with each other here.',
  'static.privacy.title': 'Privacy',
  'static.privacy.lead': 'What this site stores, what for, and how you get it back or have it deleted.',
  'static.terms.title': 'Terms',
  'static.terms.lead': 'What you agree to by using this site.',
  'static.clear-browser-data.title': 'Clear your browser’s data',
  'static.clear-browser-data.lead':
    'If a page behaves oddly, it often helps to clear what your browser has stored for it.',
} as const;
