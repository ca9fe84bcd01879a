/** An event: the place where it is celebrated, and what stands in front of it. */
export interface EventRecipe {
  /** Key of a scene (scenes/table.ts). */
  readonly scene: string;
  /** A drawing on 32 x 32, with its foot at the middle of the lower edge; capital letters are fixed hues. */
  readonly prop: string;
}

/** Everdeed's own pictures of the events of the year, and of the turn of each season. */
export const EVENTS: Readonly<Record<string, EventRecipe>> = {
  nye: {
    scene: 'winter_fireworks',
    prop: 'Rs 16 9 10 2 6 5 9 10 Rs 16 9 22 2 26 5 23 10 Ys 16 6 22 9 24 20 28 26 4 26 8 20 10 9 _Yl 1.4 6 23 26 23 ^Yl 2 12 11 11 20 Ao 16 28 3 2.6 Ro 16 8 2.2 2',
  },
  birthday: {
    scene: 'birthday_party',
    prop: 'Wo 16 28 14 3 Ls 5 18 27 18 28 28 4 28 Is 4 15 16 12 28 15 28 20 24 18.4 20 22 16 18.6 12 22 8 18.6 4 20 Br 9 7 2.4 8 Mr 15 6 2.4 8 Gr 21 7 2.4 8 !Ys 10.2 2 12 6 8.4 6 !Ys 16.2 1 18 5 14.4 5 !Ys 22.2 2 24 6 20.4 6 !Rd 7 24 12 25 20 25 25 24',
  },
  valentines: {
    scene: 'heart_shaped_bubbles',
    prop: 'Wr 3 11 26 18 !El 1.4 3.6 12 16 22 28.4 12 !El 1.2 4 28 12 19 !El 1.2 28 28 20 19 Rs 16 27 8 19 6 13 10 9.6 16 14 22 9.6 26 13 24 19 ^Io 11 13 2 1.6',
  },
  piDay: {
    scene: 'old_fashioned_bakery',
    prop: 'So 16 27 14 3 Ap 3 20 29 20 26 28 6 28 As 3 20 7 12 16 8.6 25 12 29 20 _Nl 1.4 10 13 12 19 _Nl 1.4 16 11 16 19 _Nl 1.4 22 13 20 19 Ll 2.6 2.6 20.4 9 22 16 20.6 23 22 29.4 20.4 Uo 16 14 2.6 1.8 !Wl 1.2 12 7 11 4 13 2 !Wl 1.2 20 7 19 4 21 2',
  },
  aprilFools: {
    scene: 'mistiflying_circus',
    prop: 'Ps 7 22 7 12 4 6 9 3 13 10 16 18 Ts 25 22 25 12 28 6 23 3 19 10 16 18 Ms 10 21 12 10 16 2 20 10 22 21 Ys 6 20 26 20 27 26 5 26 Rd 10 23 16 23 22 23 Yo 4.6 5.6 2.6 2.6 Yo 27.4 5.6 2.6 2.6 Yo 16 2.8 2.4 2.4',
  },
  aprilFoolsResale: {
    scene: 'potion_shop',
    prop: 'Rr 11 2 10 4 Cs 10 6 22 6 26 12 26 25 23 29.4 9 29.4 6 25 6 12 Ms 8 15 12 13 16 15 20 13 24 15 24.4 25 22.4 28 9.6 28 7.6 25 !Yl 2 13 18 14 16 18 16 18.6 18.6 16 20.6 16 23 !Yo 16 26 1.2 1.2 !io 10 11 1.2 1.6',
  },
  namingDay: {
    scene: 'castle_keep_with_banners',
    prop: 'Er 6 8 20 18 Lo 16 7.4 12.4 2.6 Lo 16 27 12.4 2.6 !Nl 1 10 13 22 13 !Nl 1 10 16.4 20 16.4 !Nl 1 10 20 16 20 Rs 25 20 29 3 22 9 20 22 !Wl 1 27 7 20.6 22 Zl 1.2 20.6 21 19 25',
  },
  habitoween: {
    scene: 'haunted_house',
    prop: 'Gs 15 9 14 4 18 2 19 5 18 10 Os 9 10 4 16 5 25 10 29 14 27 13 12 Os 23 10 28 16 27 25 22 29 18 27 19 12 Os 16 9 22 16 21 27 16 29.6 11 27 10 16 !Up 6.6 19 11 12.4 14.6 19.4 !Up 25.4 19 21 12.4 17.4 19.4 !Up 6.4 20 12 21.8 14 20.4 16 22 18 20.4 20 21.8 25.6 20 22 27.6 16 28.6 10 27.6 !Yp 8.4 18 11 14.6 13 18 !Yp 23.6 18 21 14.6 19 18 !Yp 8.4 22 12 23 14 21.6 16 23.4 18 21.6 20 23 23.6 22 21 26 16 27 11 26',
  },
  harvestFeast: {
    scene: 'harvest_fields',
    prop: 'Ns 2 13 5 10 9 14 14 14 22 18 25 24 20 29 13 26 8 20 _Nl 1.2 9 15 8 20 _Nl 1.2 14 15 12 25 Oo 22 24 5 4.6 Ro 27 26 3 3 Po 18.6 28 1.8 1.8 Po 15.4 28.4 1.8 1.8 Po 17 25.4 1.8 1.8 Yl 1.6 24 18 27 7 Yl 1.6 22 18 22 6 !Ao 27.4 7 1.4 3 !Ao 22 6 1.4 3 Gl 1.6 20 19 17 12 Ho 16.6 11 1.6 3',
  },
  winter: {
    scene: 'snowy_pines',
    prop: 'Wo 16 23 9 7.4 Wo 16 11.4 6.6 6 Zr 10.4 5 11.2 2 Zr 12 -1 8 7 Rr 12 3.4 8 2 ey 12.6 9.6 2 2.6 ey 17.4 9.6 2 2.6 Op 16 12 16 14 21.6 13.4 Rl 3 10 16.6 16 18 22 16.6 Rl 2.6 20 17 21 23 !Zd 16 21 16 25 Nl 1.2 7 21 2 16 Nl 1.2 25 21 30 16',
  },
  spring: {
    scene: 'springtime_lake',
    prop: 'Ns 5 24 10 21 22 21 27 24 25 29.6 7 29.6 Gl 2.4 16 24 16 10 Hs 16 18 8 17 4 10 11 10.4 Hs 16 15 23 14 28 7 20 7.6 !Gl 1 15 17 8 12.4 !Gl 1 17 14 24 9.4 Io 16 6 2.6 2.6 Io 12.6 8.6 2.4 2.4 Io 19.4 8.6 2.4 2.4 Yo 16 8.6 1.8 1.8',
  },
  summer: {
    scene: 'ocean_sunrise',
    prop: 'Rs 3 15 7 7 16 3 25 7 29 15 22 13.6 16 15 10 13.6 Wp 12 14 16 3 20 14 16 15.4 _Rl 1 7 14 14 4 Nl 2 16 14 17 29 Bo 25 25.6 4.4 4.2 !Wl 1.4 22 23 28 28 Ys 3 29.6 5 22 8 26 10 22 12 29.6',
  },
  fall: {
    scene: 'autumn_lakeshore',
    prop: 'Rs 16 2 19 8 25 6 23.6 12 29.4 14 24 18 25 24 18.4 22.4 16 25 13.6 22.4 7 24 8 18 2.6 14 8.4 12 7 6 13 8 Nl 1.8 16 9 16 30 _Rl 1.2 16 16 24 13 _Rl 1.2 16 16 8 13 _Rl 1.2 16 20 22 21 _Rl 1.2 16 20 10 21',
  },
};
