import type { Colour } from '../pipeline/colour.ts';

/** Light of a scene: the sky from the top down, far and middle land, and the tint of the ground with its strength. */
export interface Light {
  readonly sky: readonly Colour[];
  readonly far: Colour;
  readonly mid: Colour;
  readonly tint: Colour;
  readonly strength: number;
  readonly lamp: Colour;
  readonly cloud: Colour;
  readonly dark: boolean;
}

const light = (
  sky: string,
  far: Colour,
  mid: Colour,
  tint: Colour,
  strength: number,
  cloud: Colour,
  dark = false,
): Light => ({
  sky: sky.split(' ').map((h) => Number.parseInt(h, 16)),
  far,
  mid,
  tint,
  strength,
  lamp: dark ? 0xffd868 : 0xaee0f2,
  cloud,
  dark,
});

export const TIMES: Readonly<Record<string, Light>> = {
  day: light('6cb8f0 8accf6 b4e2fa dcf2fa', 0x9cc6c4, 0x7cb488, 0xffffff, 0, 0xfdfdf8),
  dawn: light('8aa8e4 c0b8e8 f4c4c4 fbe0bc', 0xb4a4c4, 0x8caa98, 0xf8c8b8, 0.14, 0xfff0e4),
  gold: light('7cb4e4 b4d0e0 f4e0b4 fbeecb', 0xc4b088, 0xb89858, 0xf8c880, 0.12, 0xfff6e0),
  sunset: light('5a4a90 9c5c98 e0788c f8a068 fbd088', 0x8c6490, 0x6c5c7c, 0xd07070, 0.2, 0xf8c4a0),
  dusk: light('3a3c78 5c5490 9c70a0 e09490', 0x5c5484, 0x4a5474, 0x5c4c8c, 0.34, 0xb48cb0),
  night: light('181c44 222a5c 2e3a74 44508c', 0x2e3868, 0x283a5c, 0x202858, 0.52, 0x5c649c, true),
  spook: light('241a3c 3a2654 5c3468 8c4c64', 0x3c2a50, 0x382a4c, 0x2c1c48, 0.5, 0x6a4c7c, true),
  storm: light('3c4460 505c7c 6c7c98 8c9cac', 0x5c6c80, 0x4c6468, 0x4c5878, 0.34, 0x7c88a0),
  fog: light('a8b4bc bcc8cc d0dad8 dce4e0', 0xb4c2c4, 0x9cb0b0, 0xc8d4d4, 0.4, 0xe8eeec),
  winter: light('8cb8e4 acd0f0 d0e6f8 eef6fc', 0xb4cce4, 0x9cbcd4, 0xe8f2fc, 0.1, 0xffffff),
  candy: light('f4a4cc f8bcd8 fcd8e4 fff0ec', 0xd8a4d4, 0xb8a4dc, 0xf8c0dc, 0.16, 0xffffff),
  spring: light('88c8f4 b0dcf8 d8f0f4 fdf0f0', 0xb4cce0, 0x94c49c, 0xfff0f4, 0.08, 0xfffafc),
  jungle: light('58a094 7cbc9c a4d4a4 c8e8b4', 0x68a484, 0x488c68, 0x4c9c6c, 0.16, 0xdcf4dc),
  toxic: light('3c4c3c 586c48 7c9454 a8b464', 0x587048, 0x4c6440, 0x506c3c, 0.3, 0x98ac74, true),
  lava: light('2c1828 54202c 943030 d8582c f89c3c', 0x4c2430, 0x3c2030, 0x6c2830, 0.34, 0x8c4038, true),
  alien: light('2c1c54 54307c 8c4c9c d078a8', 0x5c3c84, 0x4c3c7c, 0x5c3c8c, 0.34, 0xb880c8, true),
};

/** Grounds: their tones from far to near, and the colour of their specks. */
export const GROUNDS: Readonly<
  Record<string, readonly [tones: readonly Colour[], specks: readonly Colour[]]>
> = {
  grass: [
    [0x7cc068, 0x5ea858, 0x489450],
    [0x98d478, 0x3c8448, 0xf8e070],
  ],
  meadow: [
    [0x88c868, 0x68b05c, 0x509c54],
    [0xf8a0bc, 0xfff0a0, 0xffffff, 0xb494e8, 0xf0705c],
  ],
  dry: [
    [0xd8c078, 0xc4a860, 0xac8c50],
    [0xe8d490, 0x98803c],
  ],
  sand: [
    [0xf0dca4, 0xe4c888, 0xd4b474],
    [0xf8ecc4, 0xc09c60],
  ],
  snow: [
    [0xf4faff, 0xe0ecf8, 0xc8dcf0],
    [0xffffff, 0xb0c8e4],
  ],
  ice: [
    [0xc8ecf8, 0xa8d8f0, 0x8cc0e4],
    [0xf0fcff, 0x78acd8],
  ],
  rock: [
    [0xa09c9c, 0x88848c, 0x706c7c],
    [0xb8b4b0, 0x5c5868],
  ],
  dirt: [
    [0xb48c60, 0x9c744c, 0x84603f],
    [0xc8a478, 0x6c4c34],
  ],
  leaves: [
    [0xb49050, 0xa07840, 0x8c6438],
    [0xe88430, 0xd04c34, 0xf8c848, 0x7c4c2c],
  ],
  stone: [
    [0xb0acb0, 0x98949c, 0x84808c],
    [0xc4c0c0, 0x74707c],
  ],
  wood: [
    [0xb88450, 0xa47040, 0x905c34],
    [0xc89460, 0x7c4c2c],
  ],
  tiles: [
    [0xe8dcc4, 0xd8c8b0, 0xc8b49c],
    [0xf4ecd8, 0xb8a088],
  ],
  carpet: [
    [0xb84450, 0xa43848, 0x8c2c40],
    [0xd85c60, 0xf0c060],
  ],
  swamp: [
    [0x6c8450, 0x587044, 0x445c3c],
    [0x88a05c, 0x3c4c34],
  ],
  ash: [
    [0x5c4c54, 0x4c3c48, 0x3c2c3c],
    [0xf88838, 0x7c6c6c],
  ],
  moss: [
    [0x5c9464, 0x4a7c58, 0x3a684c],
    [0x7cb478, 0x2c5440],
  ],
  cloudy: [
    [0xffffff, 0xe8f0fc, 0xd0e0f8],
    [0xffffff, 0xb8d0f0],
  ],
  field: [
    [0xd0c058, 0xb8a448, 0x9c8c3c],
    [0xe8dc80, 0x84783a],
  ],
  purple: [
    [0xa884cc, 0x8c6cb4, 0x74589c],
    [0xc8a8e4, 0x5c4484],
  ],
  candy: [
    [0xfcd0e0, 0xf4b8d4, 0xe8a0c8],
    [0xffffff, 0x8cd8e0, 0xf8e07c],
  ],
  cobble: [
    [0xa89c98, 0x948888, 0x80747c],
    [0xbcb0a8, 0x6c6068],
  ],
};
