/** Everything that decides how an avatar looks. All keys are catalogue keys. */
export interface AvatarLook {
  readonly size: 'slim' | 'broad';
  readonly skin: string;
  readonly shirt: string;
  readonly chair: string;
  readonly hair: {
    readonly color: string;
    readonly base: number;
    readonly bangs: number;
    readonly beard: number;
    readonly mustache: number;
    readonly flower: number;
  };
  /** Worn gear keys by slot; the costume's when a costume is on. */
  readonly gear: Readonly<Partial<Record<string, string>>>;
  /** '' or absent for none; the background is then transparent. */
  readonly background?: string | undefined;
  readonly pet?: string | undefined;
  readonly mount?: string | undefined;
  /** Key of a transformation that hides the figure. */
  readonly buff?: VisualBuff | undefined;
  readonly asleep: boolean;
  /** Eyes shut: the second frame of the blink animation. */
  readonly blinking?: boolean;
}

/** Transformation items that change the whole figure. */
export type VisualBuff = 'snowball' | 'spookySparkles' | 'shinySeed' | 'seafoam';
const BUFFS: readonly VisualBuff[] = ['snowball', 'spookySparkles', 'shinySeed', 'seafoam'];

/** The part of a player (wire field names) that `avatarLook` reads; anything may be missing. */
export interface LookSource {
  readonly preferences?:
    | {
        readonly size?: string;
        readonly skin?: string;
        readonly shirt?: string;
        readonly chair?: string;
        readonly background?: string | undefined;
        readonly costume?: boolean;
        readonly sleep?: boolean;
        readonly hair?: Readonly<
          Partial<Record<'color' | 'base' | 'bangs' | 'beard' | 'mustache' | 'flower', string | number>>
        >;
      }
    | undefined;
  readonly items?:
    | {
        readonly currentPet?: string | undefined;
        readonly currentMount?: string | undefined;
        readonly gear?: {
          readonly equipped?: Readonly<Partial<Record<string, string>>>;
          readonly costume?: Readonly<Partial<Record<string, string>>>;
        };
      }
    | undefined;
  readonly stats?: { readonly buffs?: Readonly<Partial<Record<VisualBuff, unknown>>> } | undefined;
}

/** The look of a player. Missing parts get the defaults of a new player. */
export function avatarLook(player: LookSource): AvatarLook {
  const p = player.preferences ?? {};
  const hair = p.hair ?? {};
  const worn = p.costume ? player.items?.gear?.costume : player.items?.gear?.equipped;
  return {
    size: p.size === 'broad' ? 'broad' : 'slim',
    skin: p.skin ?? 'f5a76e',
    shirt: p.shirt ?? 'blue',
    chair: p.chair ?? 'none',
    hair: {
      color: String(hair.color ?? 'brown'),
      base: Number(hair.base ?? 3),
      bangs: Number(hair.bangs ?? 1),
      beard: Number(hair.beard ?? 0),
      mustache: Number(hair.mustache ?? 0),
      flower: Number(hair.flower ?? 0),
    },
    gear: worn ?? {},
    background: p.background,
    pet: player.items?.currentPet,
    mount: player.items?.currentMount,
    buff: BUFFS.find((b) => player.stats?.buffs?.[b] === true),
    asleep: p.sleep === true,
  };
}
