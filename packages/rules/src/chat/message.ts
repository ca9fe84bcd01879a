import type { Buffs, Player, PlayerClass, WornGear } from '../state/player.ts';
import type { Preferences } from '../state/settings.ts';

/** How the author of a message looked when it was posted (wire-groups-and-admin 2.1). */
export interface UserStyles {
  readonly items: {
    /** What they showed: their costume, or else what they had equipped. */
    readonly gear: { readonly costume: WornGear } | { readonly equipped: WornGear };
    readonly currentMount: string;
    readonly currentPet: string;
  };
  readonly preferences: Pick<
    Preferences,
    'hair' | 'skin' | 'shirt' | 'chair' | 'size' | 'background' | 'costume'
  >;
  readonly stats: {
    readonly class: PlayerClass;
    readonly buffs: Pick<Buffs, 'seafoam' | 'shinySeed' | 'spookySparkles' | 'snowball'>;
  };
}

/** Who wrote a message, as they were when it was posted. */
export interface MessageAuthor {
  /** Display name. */
  readonly user: string;
  /** Absent: not chosen by the player. */
  readonly username?: string;
  readonly contributor: Player['contributor'];
  readonly backer: Player['backer'];
  /** The program that it came from. */
  readonly client: string;
  readonly userStyles: UserStyles;
}

/** A message of a player for a group's chat. */
export interface NewMessage {
  readonly id: string;
  readonly groupId: string;
  readonly authorId: string;
  readonly author: MessageAuthor;
  /** Markdown. */
  readonly text: string;
  readonly unformattedText: string;
  /** Reports that it starts with. */
  readonly flagCount: number;
  /** Whether the other members are told that there is something to read. */
  readonly isTold: boolean;
}

/** How a player looks now. */
export function userStylesOf({ items, preferences, stats }: Player): UserStyles {
  const { hair, skin, shirt, chair, size, background, costume } = preferences;
  const { seafoam, shinySeed, spookySparkles, snowball } = stats.buffs;
  const { gear, currentMount, currentPet } = items;
  return {
    items: {
      gear: costume ? { costume: gear.costume } : { equipped: gear.equipped },
      currentMount,
      currentPet,
    },
    preferences: {
      hair,
      skin,
      shirt,
      chair,
      size,
      costume,
      ...(background === undefined ? {} : { background }),
    },
    stats: { class: stats.class, buffs: { seafoam, shinySeed, spookySparkles, snowball } },
  };
}

/** The program that a client says it is (wire-groups-and-admin 2.1). */
const clientName = (sent: string | undefined): string =>
  sent === undefined || sent === '' ? '3rd Party' : sent.replace(/^habitica-/, '').slice(0, 100);

/** The player as the author of a message. `client` is what their program calls itself. */
export const authorOf = (player: Player, client: string | undefined): MessageAuthor => ({
  user: player.profile.name,
  ...(player.flags.verifiedUsername && player.auth.local.username !== undefined
    ? { username: player.auth.local.username }
    : {}),
  contributor: player.contributor,
  backer: player.backer,
  client: clientName(client),
  userStyles: userStylesOf(player),
});
