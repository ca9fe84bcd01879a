import type { Theme } from './studio.ts';

/** One picture of the tour. */
export interface Stop {
  /** Name of a screen or state. */
  readonly name: string;
  readonly caption: string;
  /** By default the light theme on a desktop. */
  readonly theme?: Theme;
  readonly onPhone?: true;
}

/** The way through the product, part by part. */
export const TOUR: readonly (readonly [part: string, stops: readonly Stop[]])[] = [
  [
    'Before signing in',
    [
      { name: 'home', caption: 'The home page. Its cards work, and nothing is saved.' },
      { name: 'features', caption: 'How it plays.' },
      { name: 'plans', caption: 'What it costs on this site.' },
      { name: 'faq', caption: 'Questions, to be searched and linked to.' },
      { name: 'press-kit', caption: 'Words and pictures for the press.' },
      { name: 'tour-news', caption: 'News of the site.' },
      { name: 'register', caption: 'Signing up.' },
      { name: 'not-found', caption: 'An address that leads nowhere.' },
    ],
  ],
  [
    'Tasks',
    [
      { name: 'tasks', caption: 'The task screen: four columns below a banner with the hero.' },
      { name: 'tasks', caption: 'The same in the dark theme.', theme: 'dark' },
      { name: 'tasks', caption: 'The same on a phone, in the dark.', theme: 'dark', onPhone: true },
      { name: 'quick-add', caption: 'A task in one line; what is understood becomes a chip.' },
      { name: 'editor-dailies', caption: 'The editor of a daily.' },
      { name: 'palette', caption: 'Everything by keyboard.' },
      { name: 'tag-filter', caption: 'Only what has a tag.' },
      { name: 'steps', caption: 'The first steps of a newcomer.' },
    ],
  ],
  [
    'A day and a life',
    [
      { name: 'yesterday', caption: 'A new day asks what you did yesterday.' },
      { name: 'level-up', caption: 'A new level.' },
      { name: 'death', caption: 'A fall, and what it costs.' },
      { name: 'class-choice', caption: 'Choosing a class at level 10.' },
      { name: 'skills-ready', caption: 'Skills, ready to be cast.' },
      { name: 'skills-aiming', caption: 'A skill is aimed at a task.' },
      { name: 'check-in', caption: 'A gift for coming back.' },
      { name: 'notifications', caption: 'Notifications, each with what can be done.' },
    ],
  ],
  [
    'Things and shops',
    [
      { name: 'things', caption: 'Eggs and potions.' },
      { name: 'stable-food', caption: 'The stable, and food for a pet.' },
      { name: 'gear', caption: 'Gear for every slot, the best first.' },
      { name: 'wardrobe', caption: 'Looks to try on.' },
      { name: 'shop-market', caption: 'The market.' },
      { name: 'shop-quests', caption: 'Quest scrolls.' },
      { name: 'shop-seasonal', caption: 'The seasonal shop.' },
      { name: 'shop-time', caption: 'The time traveller.' },
      { name: 'shop-looks', caption: 'Looks for sale.' },
    ],
  ],
  [
    'Together',
    [
      { name: 'party-boss', caption: 'A party fights a boss.' },
      { name: 'party-members', caption: 'Its members.' },
      { name: 'guilds-tavern', caption: 'The tavern.' },
      { name: 'guilds-found', caption: 'Guilds to join.' },
      { name: 'guilds-member', caption: 'A guild and its chat.' },
      { name: 'challenge-list', caption: 'Challenges.' },
      { name: 'challenge-detail-leader', caption: 'One challenge, as its leader sees it.' },
      { name: 'plans-board', caption: 'The board of a household: tasks for anyone, or for some.' },
      { name: 'plans-billing', caption: 'What a group plan costs.' },
      { name: 'inbox-thread', caption: 'Private messages.' },
      { name: 'profile-about', caption: 'A profile.' },
      { name: 'profile-achievements', caption: 'Achievements.' },
      { name: 'tour-hall', caption: 'The hall of contributors.' },
    ],
  ],
  [
    'Settings and plans',
    [
      { name: 'settings-general', caption: 'Settings.' },
      { name: 'settings-data', caption: 'Data and API tokens.' },
      { name: 'settings-import', caption: 'An account is brought along.' },
      { name: 'settings-plan', caption: 'A subscription, where there is something to buy.' },
      { name: 'gems', caption: 'Gems.' },
    ],
  ],
  [
    'Keeping a site',
    [
      { name: 'tour-set-up', caption: 'The first person to sign up names the site, and says who can join.' },
      { name: 'tour-site', caption: 'The same later, in the settings.' },
      { name: 'tour-invitations', caption: 'Invitations: links that work a number of times and days.' },
      { name: 'tour-player', caption: 'Everything about one player; nothing is written before a review.' },
      { name: 'tour-report', caption: 'What players have reported, with what stands around it.' },
      { name: 'tour-group', caption: 'A group, and what can be repaired of it.' },
      { name: 'tour-post', caption: 'News are written beside what readers will see.' },
      { name: 'tour-boss', caption: 'The world boss, and what is on.' },
      { name: 'tour-server', caption: 'The server: figures, background jobs, backups.' },
      { name: 'tour-log', caption: 'Whatever administrators do is noted, and much of it can be taken back.' },
    ],
  ],
];

/** Pictures that the web client shows of itself, in both themes: what they show, and the name of their file. */
export const PRESS: Readonly<Record<string, string>> = {
  tasks: 'tasks',
  'party-boss': 'party',
  'stable-food': 'stable',
};
