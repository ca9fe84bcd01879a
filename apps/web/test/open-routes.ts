/** A path, what its page is called in English, and where it leads on to. */
export type RouteRow = readonly [path: string, title: string, goesTo?: string];

/** The paths of the route table (seed 1, section 2) that anybody may see: those who are signed in see the same. */
export const OPEN_ROUTES: readonly RouteRow[] = [
  ['/reset-password', 'New password | Everdeed'],
  ['/forgot-password', 'Forgot your password? | Everdeed'],
  ['/static/apple-redirect', 'Sign in | Everdeed'],
  ['/static/clear-browser-data', 'Clear your browser’s data | Everdeed'],
  ['/static/community-guidelines', 'Community guidelines | Everdeed'],
  ['/static/contact', 'Contact | Everdeed'],
  ['/static/faq', 'Questions | Everdeed'],
  ['/static/faq/tavern-and-guilds', 'The tavern and guilds | Questions | Everdeed'],
  ['/static/faq/content-release-changes', 'When new things arrive | Questions | Everdeed'],
  ['/static/faq/subscription-benefits-adjustments', 'What a subscription brings | Questions | Everdeed'],
  ['/static/features', 'How it plays | Everdeed'],
  ['/static/group-plans', 'Group plans | Everdeed'],
  ['/static/plans', 'Plans and prices | Everdeed'],
  ['/static/home', 'Small deeds, told as a great tale | Everdeed'],
  ['/static/front', 'Small deeds, told as a great tale | Everdeed'],
  ['/static/new-stuff', 'What’s new | Everdeed'],
  ['/static/overview', 'Host your own | Everdeed'],
  ['/static/press-kit', 'Press kit | Everdeed'],
  ['/static/privacy', 'Privacy | Everdeed'],
  ['/static/terms', 'Terms | Everdeed'],
  ['/static/not-found', 'Not found | Everdeed'],
];
