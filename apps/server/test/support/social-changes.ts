import { textIn, fieldsIn } from '@everdeed/content/values';
import type { Notification, Player } from '@everdeed/rules';
import fc from 'fast-check';
import type { SocialStore } from '../../src/storage/stores.ts';

/** What is compared of a player. */
export interface Shown {
  readonly gp: number;
  readonly party: string | undefined;
  readonly guilds: readonly string[];
  readonly newMessages: Player['newMessages'];
  readonly parties: readonly unknown[];
  readonly invitedGuilds: readonly unknown[];
  readonly notifications: readonly Notification[];
}

export const shownOf = ({
  stats,
  party,
  guilds,
  newMessages,
  invitations,
  notifications,
}: Player): Shown => ({
  gp: stats.gp,
  party: party._id,
  guilds,
  newMessages,
  parties: invitations.parties,
  invitedGuilds: invitations.guilds,
  notifications,
});

/** A player that shows it. */
export function showing(player: Player, shown: Shown): Player {
  const { _id, ...party } = player.party;
  return {
    ...player,
    stats: { ...player.stats, gp: shown.gp },
    party: shown.party === undefined ? party : { _id: shown.party, ...party },
    guilds: [...shown.guilds],
    newMessages: shown.newMessages,
    invitations: {
      guilds: [...shown.invitedGuilds],
      parties: [...shown.parties],
      party: fieldsIn(shown.parties.at(-1) ?? {}),
    },
    notifications: [...shown.notifications],
  };
}

const groups = ['g1', 'g2', 'g3'];
const types = ['ACHIEVEMENT', 'CARD_RECEIVED', 'STREAK_ACHIEVEMENT'];
const entryOf = (id: string) => ({ id, name: `Group ${id}`, inviter: 'someone' });
type Kind = 'party' | 'guild';
const listOf = (kind: Kind) => (kind === 'party' ? 'parties' : 'invitedGuilds');
const idOf = (entry: unknown): string => textIn(entry, 'id');

const withNotification = (list: readonly Notification[], one: Notification): Notification[] => [
  ...list.filter(({ type }) => type !== 'STREAK_ACHIEVEMENT' || one.type !== type),
  one,
];

/** A change by the player themself; what it makes of a player says the same of the model. */
export type OwnChange = (shown: Shown, newId: () => string) => Shown;
/** A change by somebody else, as the stores carry it out and as the model does. */
export interface OtherChange {
  run(social: SocialStore, id: string): Promise<unknown>;
  model(shown: Shown, id: string): Shown;
}

const place = fc.nat(5);
const group = fc.constantFrom(...groups);
const type = fc.constantFrom(...types);
const kind = fc.constantFrom<Kind>('party', 'guild');

const without = (shown: Shown, groupId: string): Shown => {
  const { [groupId]: _read, ...newMessages } = shown.newMessages;
  return {
    ...shown,
    newMessages,
    guilds: shown.guilds.filter((one) => one !== groupId),
    party: shown.party === groupId ? undefined : shown.party,
  };
};

/** Any change of their own that a player can make, as data that can be printed. */
export const ownChanges: fc.Arbitrary<readonly [name: string, change: OwnChange]> = fc.oneof(
  fc.constant(['score', (shown: Shown) => ({ ...shown, gp: shown.gp + 1 })] as const),
  type.map(
    (one) =>
      [
        `gets ${one}`,
        (shown: Shown, newId: () => string) => ({
          ...shown,
          notifications: withNotification(shown.notifications, {
            id: newId(),
            type: one,
            data: { one },
            seen: false,
          }),
        }),
      ] as const,
  ),
  place.map(
    (at) =>
      [
        `reads ${at}`,
        (shown: Shown) => ({
          ...shown,
          notifications: shown.notifications.filter((_, index) => index !== at),
        }),
      ] as const,
  ),
  place.map(
    (at) =>
      [
        `sees ${at}`,
        (shown: Shown) => ({
          ...shown,
          notifications: shown.notifications.map((one, index) =>
            index === at ? { ...one, seen: true } : one,
          ),
        }),
      ] as const,
  ),
  place.map(
    (at) =>
      [
        `puts ${at} last`,
        (shown: Shown) => ({
          ...shown,
          notifications: [
            ...shown.notifications.filter((_, index) => index !== at),
            ...shown.notifications.slice(at, at + 1),
          ],
        }),
      ] as const,
  ),
  group.map(
    (one) =>
      [
        `joins ${one}`,
        (shown: Shown) => ({ ...without(shown, one), guilds: [...without(shown, one).guilds, one] }),
      ] as const,
  ),
  group.map((one) => [`leaves ${one}`, (shown: Shown) => without(shown, one)] as const),
  group.map(
    (one) => [`goes to party ${one}`, (shown: Shown) => ({ ...without(shown, one), party: one })] as const,
  ),
  group.map(
    (one) =>
      [
        `has unread in ${one}`,
        (shown: Shown) => ({
          ...shown,
          newMessages: { ...shown.newMessages, [one]: { name: one, value: true } },
        }),
      ] as const,
  ),
  fc.tuple(kind, place).map(
    ([of, at]) =>
      [
        `declines ${of} ${at}`,
        (shown: Shown) => ({
          ...shown,
          [listOf(of)]: shown[listOf(of)].filter((_, index) => index !== at),
        }),
      ] as const,
  ),
);

/** Any change that others can make. */
export const otherChanges: fc.Arbitrary<readonly [name: string, change: OtherChange]> = fc.oneof(
  type.map(
    (one) =>
      [
        `is told ${one}`,
        {
          run: (social: SocialStore, id: string) => social.notify(id, { type: one, data: { one } }),
          model: (shown: Shown, id: string) => ({
            ...shown,
            notifications: withNotification(shown.notifications, {
              id,
              type: one,
              data: { one },
              seen: false,
            }),
          }),
        },
      ] as const,
  ),
  type.map(
    (one) =>
      [
        `loses ${one}`,
        {
          run: (social: SocialStore, id: string) =>
            social.withdrawNotifications(id, (found) => found.type === one),
          model: (shown: Shown) => ({
            ...shown,
            notifications: shown.notifications.filter((found) => found.type !== one),
          }),
        },
      ] as const,
  ),
  fc.tuple(kind, group).map(
    ([of, one]) =>
      [
        `is invited to ${of} ${one}`,
        {
          run: (social: SocialStore, id: string) => social.invite(id, { kind: of, ...entryOf(one) }),
          model: (shown: Shown) =>
            shown[listOf(of)].some((entry) => idOf(entry) === one)
              ? shown
              : { ...shown, [listOf(of)]: [...shown[listOf(of)], entryOf(one)] },
        },
      ] as const,
  ),
  fc.tuple(kind, group).map(
    ([of, one]) =>
      [
        `is uninvited from ${of} ${one}`,
        {
          run: (social: SocialStore, id: string) => social.withdrawInvitation(id, of, one),
          model: (shown: Shown) => ({
            ...shown,
            [listOf(of)]: shown[listOf(of)].filter((entry) => idOf(entry) !== one),
          }),
        },
      ] as const,
  ),
);
