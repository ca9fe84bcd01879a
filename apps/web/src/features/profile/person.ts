import {
  computedStats,
  type ComputedStats,
  type Player,
  type PlayerClass,
  type WornGear,
} from '@everdeed/rules';
import type { LookSource } from '@everdeed/art';
import type { Member } from '../../member-kit/use-member.ts';

/** What a profile shows, of oneself or of another player. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Absent while it is not verified. */
  readonly username?: string;
  /** Markdown; empty if nothing was written. */
  readonly blurb: string;
  readonly imageUrl: string;
  /** Instants. */
  readonly since: string;
  readonly seen: string;
  readonly checkIns: number;
  readonly level: number;
  /** Absent below level 10, and for those who play without. */
  readonly playerClass: PlayerClass | undefined;
  readonly isResting: boolean;
  readonly stats: ComputedStats;
  readonly look: LookSource;
  readonly background: string;
  readonly worn: WornGear;
  /** What is shown over the gear that counts; undefined without a costume. */
  readonly costume: WornGear | undefined;
  /** Keys; empty if there is none at their side. */
  readonly pet: string;
  readonly mount: string;
  readonly petCount: number;
  readonly questCount: number;
  readonly perfectDays: number;
}

/** Absent objects of a member have no fields on the wire. */
const sum = (amounts: Readonly<Record<string, number>> | undefined): number =>
  Object.values(amounts ?? {}).reduce((total, amount) => total + amount, 0);

const countPets = (pets: Readonly<Record<string, number>> | undefined): number =>
  Object.values(pets ?? {}).filter((growth) => growth > 0).length;

/** What the profile of this player shows. */
export function personOf(player: Player | Member): Person {
  const { profile, auth, stats, items, preferences, flags, achievements } = player;
  const worn = items.gear?.equipped ?? {};
  const { username } = auth.local;
  const hasClass = flags.classSelected && !preferences.disableClasses;
  return {
    id: player._id,
    name: profile.name,
    ...(username && { username }),
    blurb: profile.blurb ?? '',
    imageUrl: profile.imageUrl ?? '',
    since: auth.timestamps.created,
    seen: auth.timestamps.loggedin,
    checkIns: player.loginIncentives,
    level: stats.lvl,
    playerClass: hasClass ? stats.class : undefined,
    isResting: preferences.sleep,
    stats: computedStats({ stats, items: { gear: { equipped: worn } } }),
    look: { preferences, items, stats },
    background: preferences.background ?? '',
    worn,
    costume: preferences.costume ? (items.gear?.costume ?? {}) : undefined,
    pet: items.currentPet ?? '',
    mount: items.currentMount ?? '',
    petCount: countPets(items.pets),
    questCount: sum(achievements.quests),
    perfectDays: achievements.perfect,
  };
}
