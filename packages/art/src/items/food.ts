/** Food drawings on 32 x 32; capital letters are the fixed hues of pipeline/colour.ts. */
export const FOOD: Readonly<Record<string, string>> = {
  Meat: 'Wl 3 8 24 14 18 Wo 6.6 23 2.4 2.2 Wo 9 25.4 2.4 2.2 Ns 12 18 12 11 17 6 24 7 27 13 24 20 18 22 14 21.4 _Nl 1.2 14 17.4 21 20 _Nl 1.2 15 13 23.4 16.4 _Nl 1.2 18 9 26 12.4 !Qo 17 10.4 2 1.2',
  Milk: 'Wp 11 11 21 11 23 14 23 28 9 28 9 14 Cr 12 5.6 8 5.6 Br 12 4 8 2.6 Br 9 17 14 7 !Wo 16 20.4 2.4 2.4 !Wl 1.2 11 13 11 27',
  Potatoe:
    'Ls 6 19 8 12 15 9 23 10 27 16 26 23 19 27 10 25.6 !Nd 12 14 13 14 20 13 17 20 18 20 23 20 11 21 15 24',
  Strawberry:
    'Rs 16 28 9 22 6 15 9 10 16 9 23 10 26 15 23 22 !Yd 11 14 15 17 20 14 12 19 18 21 22 18 16 25 Gp 16 10 8 11 11 7 13 8 16 3.6 19 8 21 7 24 11',
  Chocolate:
    'Dr 7 5 18 19 !Nr 9 7 6 4.4 !Nr 17 7 6 4.4 !Nr 9 13 6 4.4 !Nr 17 13 6 4.4 Rp 6 15 26 17 26 28 6 28 Sp 6 14 9 16 12 14 15 16.6 18 14.4 21 17 24 15 26 17 26 18 6 17 !Er 11 21 10 3',
  Fish: 'Bs 23 16 28 10 29.6 16 28 22 Bs 4 16 8 11 15 9 21 12 25 16 21 20 15 23 8 21 Cs 6 18.6 12 18 18 20 14 22 9 20.6 Bp 13 9.6 18 6 20 11 !Cl 1 12 12 13 16 12 20 ey 7 14 2 2',
  RottenMeat:
    'El 3 8 24 14 18 Eo 6.6 23 2.4 2.2 Eo 9 25.4 2.4 2.2 Fs 12 18 12 11 17 6 24 7 27 13 24 20 18 22 14 21.4 !Ho 17 11 2.4 1.6 !Uo 22 16 1.8 1.4 !Zd 20 10 15 16 !Hl 1 10 8 9 5 11 3 !Hl 1 28 5 27 3 29 1.6',
  CottonCandyPink:
    'Ep 13 20 19 20 16.4 30 15.4 30 Io 11 12 6 5.6 Io 21 12 6 5.6 Io 16 8 6.4 5.6 Io 16 15 7 6 !Ml 1 10 12 13 14 17 13 !Ml 1 15 7 18 8 21 7',
  CottonCandyBlue:
    'Ep 13 20 19 20 16.4 30 15.4 30 Co 11 12 6 5.6 Co 21 12 6 5.6 Co 16 8 6.4 5.6 Co 16 15 7 6 !Bl 1 10 12 13 14 17 13 !Bl 1 15 7 18 8 21 7',
  Honey:
    'Ys 8 10 24 10 25.6 18 24 27 8 27 6.4 18 Er 7 5 18 4 Nr 9 8.6 14 2.4 !Er 11 14 10 8 !Ao 16 18 2.6 2.6 As 22 9 27 10 26.4 15 24.6 12 23 18 21.6 12',
  Saddle:
    'Ns 5 14 8 9 13 13 19 13 24 7 27.4 9 26 15 27 20 20 22 11 22 6 19 Ls 11 15 19 15 23 12 22 18 12 19 Rs 8 21 24 21 25 25 7 25 Dl 1.6 11 22 10.4 26 Xo 10.2 27.6 2.4 2.4 -Xo 10.2 27.6 1.2 1.2 !Yd 8 12 25 10',
};

/** Colours of seasonal treats by the second part of their keys: sponge or shell, cream, topping. */
export const TREATS: Readonly<Record<string, readonly [number, number, number]>> = {
  Skeleton: [0xe6dfcc, 0xfffdf4, 0x6a6076],
  Base: [0xb98a58, 0xeed6ae, 0x6f4a30],
  CottonCandyBlue: [0x86c8f2, 0xdef2ff, 0x4a7ab8],
  CottonCandyPink: [0xf29cc4, 0xffdcec, 0xd8488c],
  Shade: [0x55506c, 0x857da0, 0x2c2742],
  White: [0xe8e8f0, 0xffffff, 0xe0556c],
  Golden: [0xf0b73a, 0xfdeaa0, 0xfff6d0],
  Zombie: [0x86a86a, 0xc2cf9a, 0xb07a8c],
  Desert: [0xdcb668, 0xf6e6b4, 0x7fae5c],
  Red: [0xc83a3c, 0xf8b8a8, 0x7a1c34],
};

/** The drawing of a treat: a slice of cake, a wrapped sweet or lollipop, or a whole pie; `v` picks the details. */
export function treat(kind: string, v: number): string {
  if (kind === 'Cake') {
    const top = [
      'co 18.4 6 2.7 2.6 !Wd 17 5 Gl 1 18.6 3.6 20.4 1.6',
      'cp 14.4 9 16.6 2.4 19 8 cp 18.4 8 21.6 3.4 22.8 9',
      'co 14.6 8.4 1.9 1.8 co 18.6 6.4 2 1.9 co 22.4 8 1.9 1.8',
      'ls 13.6 9.4 15.6 5.6 18.4 3.4 21.4 5.6 23.4 9.4 _ll 1 15 7 21 8 co 18.4 3 1.6 1.5',
      'Yr 17.4 2.4 2 6 !Rd 18 1 !Od 18 0 _Yl 1 17 6 19.6 4.6',
    ][v % 5];
    return `bp 4 15 28.4 13 28.4 26 5 28 !lp 4.2 21 28.4 18.8 28.4 20.8 4.6 23 lp 3.2 14.4 19.6 6.6 28.4 9.6 28.8 14.4 3.6 17.6 !ls 5 16 6.8 20 8.6 16.4 !ls 12 16 14.2 19.8 16.4 15.6 !ls 20 15 22.4 19 24.8 14.6 !cd 9 25 15 26 21 24 25 25 12 19 19 18 ${top}`;
  }
  if (kind === 'Candy') {
    return v % 2 === 0
      ? 'lp 9 16 3 9 3.6 16 3 23 lp 23 16 29 9 28.4 16 29 23 bo 16 16 8 7.4 !cs 12 10 15 10 13 16 15 22 12 22 10 16 !ls 18 9.6 20.6 11 19.4 16 20.6 21 18 22.4 17 16'
      : 'Wl 1.8 16 18 16 30 bo 16 11 8.6 8.6 !lt 2 1.4 16 11 18 9 20 12 16 15 11 12 13 6 19 5 !cd 12 8 21 14 15 17';
  }
  const lattice =
    v % 2 === 0
      ? '!El 1.4 8 17 17 11.6 !El 1.4 13.4 19.6 24 13.4 !El 1.4 8.4 13.4 19 19.6 !El 1.4 15 11.4 24 17'
      : 'lo 16 13.4 5.4 3 _lt 1 1 11.4 14 16 15.4 20.4 13.4 co 16 10.8 2 2 !id 15 10';
  return `Ls 4 17 8 26 24 26 28 17 Lo 16 16 13 6.4 bo 16 15.6 10.6 4.8 ${lattice} _Ll 1.2 6.6 19.6 8.4 25 _Ll 1.2 11 21.6 11.8 26 _Ll 1.2 16 22.4 16 26 _Ll 1.2 21 21.6 20.2 26 _Ll 1.2 25.4 19.6 23.6 25`;
}
