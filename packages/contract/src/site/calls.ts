import { messageLanguages } from '@everdeed/content';
import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { email, ifSent, oneOf, rule } from '../core/check.ts';
import { instant, nothing, nullable, text, word } from '../core/fields.ts';

/** Whether somebody new can make an account. */
export const registrationKinds = ['open', 'invitation', 'closed'] as const;
/** Bounds of what can be chosen: our own figures. */
export const siteLimits = { name: 60, backupsKept: 365, invitationUses: 1000, invitationDays: 365 };

const choices = {
  siteName: Type.String({ description: `1 to ${siteLimits.name} characters.` }),
  language: word<string>(messageLanguages(), 'For readers of whom no language is known.'),
  registration: word(registrationKinds),
  playersInvite: Type.Boolean({
    description: 'Whether every player can make invitations, or only administrators.',
  }),
  backupHour: nullable(
    Type.Integer({ description: '0 to 23, in the time zone of the server; null: no backups.' }),
  ),
  backupsKept: Type.Integer({ description: `1 to ${siteLimits.backupsKept}.` }),
  isSetUp: Type.Boolean({ description: 'Whether the first administrator has been through the set-up.' }),
};
const choicesSchema = Type.Object(choices);

const whole = (value: unknown, min: number, max: number): boolean => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max;
};
const wholeIn = (param: string, min: number, max: number) =>
  rule('body', param, 'invalidValue', (value) => whole(value, min, max));
const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && Array.from(value.trim()).length <= siteLimits.name;

const settingsSchema = Type.Object({
  choices: choicesSchema,
  fixed: Type.Array(Type.String(), {
    description: 'Those that the environment of the server sets, which nobody can change here.',
  }),
  address: text,
  version: text,
  mail: nullable(
    Type.Object({
      server: Type.String({ description: 'Without a name and a password.' }),
      security: word(['starttls', 'tls']),
    }),
  ),
  mailFrom: text,
  canBackUp: Type.Boolean({ description: 'Whether the server backs its database up by itself.' }),
});

/** What has become of an invitation: it can be used, was used up, or came too late. */
const invitationStates = ['open', 'used', 'expired'] as const;

const invitation = {
  id: text,
  state: word(invitationStates),
  uses: Type.Integer(),
  used: Type.Integer(),
  createdAt: instant(),
  expiresAt: instant(),
  by: Type.String({ description: 'The username of whoever made it.' }),
};

const common = { area: 'site', versions: ['v4'], spec: 'own' } as const;
const keeper = { ...common, auth: { privilege: 'fullAccess' } } as const;
const player = { ...common, auth: 'user' } as const;

/** What whoever runs the site has chosen, and invitations to it. */
export const siteSettingCalls = {
  getSiteSettings: defineCall({
    ...keeper,
    id: 'getSiteSettings',
    method: 'GET',
    path: '/site/settings',
    summary: 'Get what can be chosen about this site',
    answer: settingsSchema,
    refusals: [],
  }),
  changeSiteSettings: defineCall({
    ...keeper,
    id: 'changeSiteSettings',
    method: 'PUT',
    path: '/site/settings',
    summary: 'Change some of what can be chosen about this site',
    details: 'Acts at once. Fields that are absent stay as they are.',
    body: Type.Partial(choicesSchema),
    checks: [
      rule('body', 'siteName', 'invalidValue', (value) => value === undefined || isName(value)),
      ifSent(oneOf('body', 'language', 'invalidValue', messageLanguages())),
      ifSent(oneOf('body', 'registration', 'invalidValue', registrationKinds)),
      ifSent(wholeIn('backupHour', 0, 23)),
      ifSent(wholeIn('backupsKept', 1, siteLimits.backupsKept)),
    ],
    answer: settingsSchema,
    refusals: ['siteSettingFixed'],
  }),
  testSiteMail: defineCall({
    ...keeper,
    id: 'testSiteMail',
    method: 'POST',
    path: '/site/mail-test',
    summary: 'Send an email at once, and say what became of it',
    body: Type.Object({ to: text }),
    checks: [email('body', 'to', 'notAnEmail')],
    answer: Type.Object({
      result: word(
        ['taken', 'refused', 'kept'],
        '`kept`: there is no mail server, so it lies in the data folder.',
      ),
      answer: Type.String({ description: 'What the mail server said.' }),
      ms: Type.Integer(),
    }),
    refusals: [],
  }),
  getSiteInvitations: defineCall({
    ...player,
    id: 'getSiteInvitations',
    method: 'GET',
    path: '/site/invitations',
    summary: 'List invitations to this site',
    details:
      'Those that can be used, and those that ended in the last 30 days, up to 200, the newest first. Administrators see all, others their own. The links themselves are shown once, when they are made.',
    answer: Type.Object({
      mayInvite: Type.Boolean(),
      invitations: Type.Array(Type.Object(invitation)),
    }),
    refusals: [],
  }),
  makeSiteInvitation: defineCall({
    ...player,
    id: 'makeSiteInvitation',
    method: 'POST',
    path: '/site/invitations',
    summary: 'Make a link with which somebody can sign up',
    body: Type.Object({
      uses: Type.Integer({ description: `1 to ${siteLimits.invitationUses}.` }),
      days: Type.Integer({ description: `How long it works, 1 to ${siteLimits.invitationDays}.` }),
    }),
    checks: [wholeIn('uses', 1, siteLimits.invitationUses), wholeIn('days', 1, siteLimits.invitationDays)],
    answer: Type.Object({
      ...invitation,
      url: Type.String({ description: 'The link. Nobody can see it again.' }),
    }),
    refusals: ['siteInvitingNotAllowed', 'tooManySiteInvitations'],
  }),
  revokeSiteInvitation: defineCall({
    ...player,
    id: 'revokeSiteInvitation',
    method: 'DELETE',
    path: '/site/invitations/{id}',
    summary: 'End an invitation',
    params: Type.Object({ id: text }),
    answer: nothing,
    refusals: ['siteInvitationNotFound'],
  }),
};
