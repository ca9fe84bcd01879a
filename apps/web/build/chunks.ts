/**
 * Which modules travel together. Few files cost few requests, and one large file compresses better than many small
 * ones. What the modules of a group need comes along, unless a group of higher priority has it.
 */
const WORDS_OF_THE_APP =
  /\/i18n\/locales\/(\w+)\/(?:core|events|quick-add|rewards|shell|skills|tasks|ui)\.ts$/;
const OTHER_WORDS = /\/i18n\/locales\/(\w+)\/(?:auth|home|moments|settings|site|tags|task-editor)\.ts$/;

const byLanguage = (modules: RegExp, name: string) => (id: string) => {
  const [, language] = modules.exec(id) ?? [];
  return language === undefined ? null : `${name}-${language}`;
};

/** The drawings that every visit begins with: avatar, meadow, the icons and gear of classes. */
const FIRST_DRAWINGS =
  /\/packages\/art\/src\/(?:avatar\/compose|gear\/class|icons\/index)\.ts$|\/apps\/web\/src\/art\/(?:draw-scene|near)\.ts$/;

/** Where visits begin and end without a session. */
const FOR_VISITORS =
  /\/apps\/web\/src\/(?:app\/(?:end-cookie|home-page)|features\/(?:accounts\/(?!ways\/)|home\/)|site-kit\/|ui\/site-head)/;

/** Menus, dialogs, editor: what a player opens on the task screen, one file for all. */
const FOR_PLAYERS =
  /\/apps\/web\/src\/(?:app\/(?:logout|moment-dialog|task-screen\/(?:command-palette|palette-places))|features\/(?:day|moments|palette|quick-add\/grammar|tags\/tag-editor|task-editor)|ui\/player-icons)/;
/** One file for all sections, but for what is opened on them. */
const SETTINGS =
  /\/apps\/web\/src\/(?:app\/settings-page|features\/settings\/(?!plan\/|site\/|danger-dialogs|mail-previews)|ui\/settings-icons)/;
/** Paying, which few do. How one pays here, and what plan a player has, comes with what else asks the server and the shops. */
const PAY_KIT = /\/apps\/web\/src\/(?:features\/settings\/plan|pay-kit)\//;
/** Going to where one pays, which groups need without the plans of players; and coupons, which are made without them. */
const CHECKOUT =
  /virtual:calls\/coupon|\/subscriptions\/coupon-codes|\/apps\/web\/src\/pay-kit\/(?:follow|money|notices|order|pay-calls|pay-window|payment-list|saved-payment|use-checkout)/;
const MARKDOWN = /\/apps\/web\/src\/ui\/render-markdown/;

/** The rewards column, which most visits show, without what buys: one file for all of it. */
const REWARDS =
  /\/apps\/web\/src\/features\/shops\/(?:item-state|purchase|reward-keys|reward-row|rewards-list|rewards-model|shop-picture|use-reward)|\/apps\/web\/src\/data\/use-offline|\/packages\/rules\/src\/(?:wallet|shops\/gold-to-gems)\.ts$/;

/** What else the task screen shows to some: the skills of those who have a class, and the first steps of newcomers. */
const SKILLS = /\/apps\/web\/src\/features\/classes\/skills\/(?!mana-takers)/;
/** Casting and using special items, which is done on other screens too. */
const CASTING = /\/apps\/web\/src\/skill-kit\/(?:cast-spell|effect)/;
/** What reads the tables of catalogue words: the same for all languages, whose tables come alone. */
const WORD_READERS = /\/content\/src\/words\/(?:text-table|read\/food)/;
const FIRST_STEPS = /\/apps\/web\/src\/(?:app\/task-screen\/first-steps|features\/first-steps\/)/;
/** What screens of items and shops need of what else comes later, so that they need not fetch all of that. */
const ANSWERS = /\/apps\/web\/src\/(?:data\/queries|pay-kit\/use-payments)\.ts$|\/node_modules\/@tanstack\//;
const OFFERS =
  /\/apps\/web\/src\/pay-kit\/plan-state|\/packages\/(?:rules\/src\/(?:schedule\/|subscriptions\/(?!coupon-codes)|pins\/paths|day\/plan-months)|content\/src\/(?:eggs|potions|bundles)\/table)/;
/** Quests, which parties need without what shops offer. */
const QUESTS = /\/packages\/content\/src\/quests\//;
/** What every screen of items and shops shows its things with, and most others their title. */
const ITEM_KIT = /\/apps\/web\/src\/(?:item-kit\/(?:item-card|use-words)|ui\/page-head)/;
/** What can be done with things: on screens of items and in shops alike, and on screens of items only. */
const TRADE =
  /\/apps\/web\/src\/item-kit\/(?:release|sell|unlock)-action|\/packages\/(?:content\/src\/(?:pets\/|mounts\/|words\/read\/creatures)|rules\/src\/equipment\/two-handed)/;
const ITEM_ACTIONS =
  /\/apps\/web\/src\/features\/items\/(?:equip-action|equipment\/gear-actions|things\/thing-actions|stable\/stable-actions)/;
/** The tabs over the screens of items and the arrow keys within their grids: small, and nearly always together. */
const ITEM_FRAME = /\/apps\/web\/src\/(?:app\/items-head|features\/items\/grid-keys)/;
/** What screens share with others, or with what a player opens on the task screen, which they would else fetch whole. */
const SHARED =
  /\/apps\/web\/src\/(?:data\/(?:place-drafts|save-file)|lib\/(?:client-name|keep-focus|leave|plan-address)|task-kit\/use-minute|ui\/(?:back-link|field|kept-focus|load-failed|more-menu|page-marking|whole-number)\.)/;
/** Chats and members, which all places for several have, without what is opened over them; sending what was said needs less of it. */
const SOCIAL_KIT =
  /\/apps\/web\/src\/(?:app\/copy-as-todo|social-kit\/(?!chat-actions|chat-question|\w+-dialog|dialogs|later|unsent|page|say-repeat))/;
/** Bosses, rewards and tales of quests: of the party and of the tavern. */
const QUEST_KIT = /\/apps\/web\/src\/quest-kit\//;
/**
 * Writing to others, gifts and blocks: in the inbox, on profiles and in the notifications. And what pages of groups do,
 * which boards need without chats and members.
 */
const PEOPLE =
  /\/apps\/web\/src\/(?:member-kit\/(?!gift|invite-m|own-gems|report|later)|social-kit\/(?:group-page|unsent|use-act)\.|data\/(?:live-topics|waiting)\.ts|features\/inbox\/inbox-actions)|\/packages\/rules\/src\/(?:accounts\/policy|(?:chat|inbox|gifts|members)\/)/;
const DIALOGS = /\/apps\/web\/src\/ui\/(?:confirm|dialog|overlay)/;
/** Menus need their place on the screen computed, which dialogs do not. */
const MENUS = /\/apps\/web\/src\/ui\/menu-list/;

export const chunkGroups = [
  { name: 'core', tags: ['$initial' as const], priority: 9 },
  { name: byLanguage(WORDS_OF_THE_APP, 'words'), debugName: 'words', priority: 8 },
  { name: byLanguage(OTHER_WORDS, 'more-words'), debugName: 'more words', priority: 8 },
  // Before what has a reader of its own, which else takes the table of texts along.
  { name: 'word-readers', test: WORD_READERS, priority: 8 },
  { name: 'first', test: FIRST_DRAWINGS, priority: 7 },
  { name: 'rewards', test: REWARDS, priority: 6 },
  { name: 'skills', test: SKILLS, priority: 4 },
  { name: 'casting', test: CASTING, priority: 5 },
  { name: 'item-kit', test: ITEM_KIT, priority: 5 },
  { name: 'people', test: PEOPLE, priority: 6 },
  { name: 'more-icons', test: /\/ui\/more-icons\.ts$/, priority: 5 },
  { name: 'site-icons', test: /\/ui\/site-icons\.ts$/, priority: 5 },
  // Signing out empties it, which needs nothing else of the screens that fill it.
  { name: 'kept', test: /\/data\/kept-answers\.ts$/, priority: 5 },
  // Of its own: each of the screens that copy has little room left.
  { name: 'copy-text', test: /\/ui\/copy-text\.ts$/, priority: 5 },
  // The profile needs them without the actions.
  { name: 'conditions', test: /\/content\/src\/achievements\/conditions/, priority: 6 },
  { name: 'trade', test: TRADE, priority: 5 },
  { name: 'item-actions', test: ITEM_ACTIONS, priority: 4 },
  { name: 'item-frame', test: ITEM_FRAME, priority: 4 },
  { name: 'steps', test: FIRST_STEPS, priority: 4 },
  // Needed as soon as the pointer enters the board, so it stands alone.
  { name: 'drag-kit', test: /\/drag-kit\.tsx$/, priority: 4 },
  { name: 'answers', test: ANSWERS, priority: 7 },
  { name: 'offers', test: OFFERS, priority: 5 },
  { name: 'quest-table', test: QUESTS, priority: 6 },
  { name: 'dialogs', test: DIALOGS, priority: 3 },
  { name: 'menus', test: MENUS, priority: 2 },
  // After what it shares with screens without a chat.
  { name: 'social-kit', test: SOCIAL_KIT, priority: 2 },
  { name: 'quest-kit', test: QUEST_KIT, priority: 1 },
  { name: 'visitors', test: FOR_VISITORS, priority: 2 },
  { name: 'markdown', test: MARKDOWN, priority: 2 },
  { name: 'later', test: FOR_PLAYERS, priority: 1 },
  { name: 'checkout', test: CHECKOUT, priority: 3 },
  { name: 'pay-kit', test: PAY_KIT, priority: 2 },
  { name: 'settings', test: SETTINGS, priority: 3 },
  { name: 'shared', test: SHARED, priority: 4 },
];
