import type { Ink } from './pixel-canvas.ts';

/** The colours of a meadow at one time of day. */
export interface Light {
  /** Sky from top to horizon. */
  readonly sky: readonly Ink[];
  readonly disc: Ink;
  readonly halo: Ink;
  readonly cloud: Ink;
  readonly cloudShade: Ink;
  readonly far: Ink;
  readonly mid: Ink;
  readonly pines: Ink;
  readonly hill: Ink;
  readonly grass: Ink;
  readonly leaf: Ink;
  readonly trunk: Ink;
  readonly wall: Ink;
  readonly roof: Ink;
  readonly lamp: Ink;
  readonly flowers: readonly Ink[];
  readonly stars: boolean;
}

export const DAY: Light = {
  sky: [0x86b2d8, 0x9cc3de, 0xbcd3d8, 0xe3dcc6, 0xf7dfb4, 0xfbe3b4],
  disc: 0xfff3c9,
  halo: 0xf9e8bd,
  cloud: 0xfdf3e0,
  cloudShade: 0xe6d7c0,
  far: 0xa9c0c8,
  mid: 0x7fa39a,
  pines: 0x5d8788,
  hill: 0x86a96c,
  grass: 0x6d9a57,
  leaf: 0x5c9a58,
  trunk: 0x7a5a42,
  wall: 0xe6c59a,
  roof: 0xb5563c,
  lamp: 0x6b4a3a,
  flowers: [0xfff6df, 0xf6d77a, 0xf0a37c],
  stars: false,
};

export const NIGHT: Light = {
  sky: [0x141c36, 0x182344, 0x1e2b50, 0x26365c, 0x2e4264, 0x35496a],
  disc: 0xf6ecca,
  halo: 0x2c3d66,
  cloud: 0x2b3a60,
  cloudShade: 0x243152,
  far: 0x26365a,
  mid: 0x213050,
  pines: 0x1b2945,
  hill: 0x1f3a44,
  grass: 0x1b3139,
  leaf: 0x2a4a55,
  trunk: 0x33304a,
  wall: 0x4a4462,
  roof: 0x5a3448,
  lamp: 0xffc24a,
  flowers: [0x4f6f78, 0xffc96b, 0xff9a3d],
  stars: true,
};

export const DUSK: Light = {
  sky: [0xf3ead8, 0xf8e3bd, 0xfad29b, 0xf6b476, 0xee9a62, 0xe0835c, 0xc9705f],
  disc: 0xfff0bf,
  halo: 0xfde0a4,
  cloud: 0xfff6e4,
  cloudShade: 0xf3d3a8,
  far: 0x8d7389,
  mid: 0x66657f,
  pines: 0x3c5460,
  hill: 0x56774b,
  grass: 0x49693f,
  leaf: 0x4f7d4c,
  trunk: 0x5e3f42,
  wall: 0xd9a97c,
  roof: 0xa2443a,
  lamp: 0xffe08a,
  flowers: [0xfff6df, 0xffd55e, 0xff8a5c, 0xf7b6c0],
  stars: false,
};

export const EMBER_NIGHT: Light = {
  ...NIGHT,
  sky: [0x12151d, 0x181c2e, 0x221f3c, 0x33254a, 0x4d2f52, 0x6f3d52, 0x93503f],
  halo: 0x2b2444,
  cloud: 0x33294a,
  cloudShade: 0x281f3c,
  far: 0x37294a,
  mid: 0x2a2440,
  pines: 0x1d2236,
  hill: 0x22382f,
  grass: 0x1b2d28,
  leaf: 0x2b4a3c,
};
