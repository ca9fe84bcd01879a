import type { messages as admin } from './locales/en/admin.ts';
import type { messages as auth } from './locales/en/auth.ts';
import type { messages as buffs } from './locales/en/buffs.ts';
import type { messages as challenges } from './locales/en/challenges.ts';
import type { messages as classes } from './locales/en/classes.ts';
import type { messages as clients } from './locales/en/clients.ts';
import type { messages as core } from './locales/en/core.ts';
import type { messages as events } from './locales/en/events.ts';
import type { messages as guilds } from './locales/en/guilds.ts';
import type { messages as hall } from './locales/en/hall.ts';
import type { messages as home } from './locales/en/home.ts';
import type { messages as imports } from './locales/en/imports.ts';
import type { messages as items } from './locales/en/items.ts';
import type { messages as joining } from './locales/en/joining.ts';
import type { messages as leave } from './locales/en/leave.ts';
import type { messages as looks } from './locales/en/looks.ts';
import type { messages as members } from './locales/en/members.ts';
import type { messages as moments } from './locales/en/moments.ts';
import type { messages as news } from './locales/en/news.ts';
import type { messages as notes } from './locales/en/notes.ts';
import type { messages as palette } from './locales/en/palette.ts';
import type { messages as pay } from './locales/en/pay.ts';
import type { messages as plans } from './locales/en/plans.ts';
import type { messages as profile } from './locales/en/profile.ts';
import type { messages as promo } from './locales/en/promo.ts';
import type { messages as reminders } from './locales/en/reminders.ts';
import type { messages as reports } from './locales/en/reports.ts';
import type { messages as rewards } from './locales/en/rewards.ts';
import type { messages as send } from './locales/en/send.ts';
import type { messages as settings } from './locales/en/settings.ts';
import type { messages as shops } from './locales/en/shops.ts';
import type { messages as setUp } from './locales/en/set-up.ts';
import type { messages as site } from './locales/en/site.ts';
import type { messages as siteTexts } from './locales/en/site-texts.ts';
import type { messages as skills } from './locales/en/skills.ts';
import type { messages as steps } from './locales/en/steps.ts';
import type { messages as party } from './locales/en/party.ts';
import type { messages as social } from './locales/en/social.ts';
import type { messages as statics } from './locales/en/static.ts';
import type { messages as tags } from './locales/en/tags.ts';
import type { messages as taskEditor } from './locales/en/task-editor.ts';
import type { messages as understood } from './locales/en/understood.ts';

/**
 * Every message id of the product. Catalogues are split by feature: `core` is bundled with the app, others
 * are loaded with their screen (`loadWords`). Each feature adds its type here.
 */
export type MessageId =
  | keyof typeof clients
  | keyof typeof core
  | keyof typeof admin
  | keyof typeof auth
  | keyof typeof buffs
  | keyof typeof challenges
  | keyof typeof classes
  | keyof typeof events
  | keyof typeof guilds
  | keyof typeof hall
  | keyof typeof home
  | keyof typeof imports
  | keyof typeof items
  | keyof typeof joining
  | keyof typeof leave
  | keyof typeof looks
  | keyof typeof members
  | keyof typeof moments
  | keyof typeof news
  | keyof typeof notes
  | keyof typeof pay
  | keyof typeof plans
  | keyof typeof profile
  | keyof typeof promo
  | keyof typeof reminders
  | keyof typeof reports
  | keyof typeof rewards
  | keyof typeof send
  | keyof typeof settings
  | keyof typeof shops
  | keyof typeof setUp
  | keyof typeof site
  | keyof typeof siteTexts
  | keyof typeof skills
  | keyof typeof steps
  | keyof typeof party
  | keyof typeof social
  | keyof typeof statics
  | keyof typeof palette
  | keyof typeof tags
  | keyof typeof taskEditor
  | keyof typeof understood;

/** The message sets that are loaded with their screens. */
export type WordSet =
  | 'admin'
  | 'auth'
  | 'buffs'
  | 'challenges'
  | 'classes'
  | 'clients'
  | 'events'
  | 'guilds'
  | 'hall'
  | 'home'
  | 'imports'
  | 'items'
  | 'joining'
  | 'leave'
  | 'looks'
  | 'members'
  | 'moments'
  | 'news'
  | 'notes'
  | 'palette'
  | 'party'
  | 'pay'
  | 'plans'
  | 'profile'
  | 'promo'
  | 'reminders'
  | 'reports'
  | 'rewards'
  | 'send'
  | 'settings'
  | 'shops'
  | 'set-up'
  | 'site'
  | 'site-texts'
  | 'skills'
  | 'social'
  | 'static'
  | 'steps'
  | 'tags'
  | 'task-editor'
  | 'understood';
