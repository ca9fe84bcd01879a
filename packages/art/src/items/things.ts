/** Things to collect, seasonal items, shop wares and cards, on 32 x 32; capital letters are fixed hues. */
export const THINGS: Readonly<Record<string, string>> = {
  fireCoral:
    'Rt 4 2 16 29 15 20 8 10 Rt 4 2 16 28 18 18 25 8 Rt 3.4 2 16 24 16 14 14 4 Rt 2.4 1.6 11 15 6 15 4 11 Rt 2.4 1.6 21 14 27 15 29 12 !Yd 8 11 24 9 14 5 4 12 28 12 16 18 !Lo 16 29 5 1.4',
  blueFins:
    'Bs 6 27 8 14 14 7 24 3 21 10 26 12 20 16 24 20 16 21 18 26 !Cl 1 9 24 20 8 !Cl 1 10 25 20 14 !Cl 1 11 26 17 22',
  mistifly1:
    'Rs 16 16 7 6 3 10 6 15 4 19 10 20 Rs 16 16 25 6 29 10 26 15 28 19 22 20 !Wo 8 12 2 2 !Wo 24 12 2 2 Zl 2.4 16 11 16 25 Zt 1 .8 16 11 13 6 11 5 Zt 1 .8 16 11 19 6 21 5 Wo 16 10 2 2',
  mistifly2:
    'Bs 16 16 7 6 3 10 6 15 4 19 10 20 Bs 16 16 25 6 29 10 26 15 28 19 22 20 !Co 8 17 2.2 2 !Co 24 17 2.2 2 !Wd 7 10 24 10 Zl 2.4 16 11 16 25 Zt 1 .8 16 11 13 6 11 5 Zt 1 .8 16 11 19 6 21 5 Yo 16 10 2 2',
  mistifly3:
    'Ys 16 16 8 4 3 8 4 14 2 20 8 22 12 20 Ys 16 16 24 4 29 8 28 14 30 20 24 22 20 20 !Oo 8 10 2 2.4 !Oo 24 10 2 2.4 !Ro 9 18 1.6 1.4 !Ro 23 18 1.6 1.4 Zl 2.4 16 11 16 25 Zt 1 .8 16 11 13 6 11 5 Zt 1 .8 16 11 19 6 21 5 Go 16 10 2 2',
  icicleCoin:
    'Co 16 17 11 11 Bo 16 17 7.4 7.4 !Wl 1.6 16 11 16 23 !Wl 1.6 11 14 21 20 !Wl 1.6 21 14 11 20 Cp 6 7 8 -1 10 7 Cp 22 7 24 0 26 7',
  pixie:
    'Cs 16 16 6 8 3 12 5 18 11 19 Cs 16 16 26 8 29 12 27 18 21 19 Gs 12 28 13 18 19 18 20 28 Qo 16 12 5 5 Ys 11 11 13 6 19 6 21 11 16 9 ey 13 11 2 3 ey 17 11 2 3 !Yd 5 5 27 6 26 25 6 26',
  brownie:
    'Nl 3 13 24 12 29 Nl 3 19 24 20 29 Ns 11 26 12 18 20 18 21 26 Nl 2.4 12 19 8 24 Nl 2.4 20 19 24 24 Lo 16 12 6 5.6 Np 10 10 5 7 11 14 Np 22 10 27 7 21 14 Rs 10 10 14 4 22 2 21 9 ey 12.4 11 2 3 ey 17.6 11 2 3 !Rd 15 15 16 15',
  dryad:
    'Gs 9 29 12 18 20 18 23 29 16 27 Nl 2.4 12 19 7 22 Nl 2.4 20 19 25 22 Lo 16 12 6 6 Go 10 10 4 4 Go 22 10 4 4 Go 16 6 6 4.4 !Id 11 8 20 6 23 11 9 12 ey 12.4 11 2 3 ey 17.6 11 2 3 Io 19 4 2 2',
  ancientTome:
    'Up 6 7 20 4 27 24 12 29 !Ep 12 29 27 24 27 21.6 12 26.4 Up 6 7 9 6.4 15 28 12 29 Yo 18 14 3 3 !Yd 10 8 19 6 23 22 15 25',
  forbiddenTome:
    'Zp 6 7 20 4 27 24 12 29 !Ep 12 29 27 24 27 21.6 12 26.4 Zp 6 7 9 6.4 15 28 12 29 Ro 18 14 3.4 2.6 !Zo 18 14 1 2 Xl 1.4 8 14 24 9 Xl 1.4 11 22 26 17',
  hiddenTome:
    'Fp 6 7 20 4 27 24 12 29 !Ep 12 29 27 24 27 21.6 12 26.4 Fp 6 7 9 6.4 15 28 12 29 !Hs 15 14 18 11 21 14 18 17 !Wo 18 14 1.2 1.2 !Go 10 22 2 2 Gs 20 4 25 1 28 4 24 7',
  onyxStone: 'Zp 8 10 16 4 25 9 27 20 19 28 9 25 4 17 !Kp 8 10 16 4 16 12 10 17 !Xl .8 12 8 15 11',
  rubyGem: 'Rp 9 6 23 6 29 14 16 29 3 14 !Ip 9 6 16 6 11 14 3 14 !Up 23 6 29 14 16 29 21 14 !Wd 8 9 9 8',
  turquoiseGem:
    'Js 8 8 17 4 26 9 28 19 21 27 11 27 4 18 !Dl 1 8 12 16 15 21 11 !Dl 1 16 15 17 24 !Wo 12 9 2 1.4',
  opalGem:
    'Wo 16 16 10 12 !Io 12 12 3 3 !Co 20 14 3 4 !Ho 15 22 4 3 !Po 20 21 2 2 !Wo 12 9 1.6 1.4 Yl 1 16 2 16 4',
  mossyStone:
    'Xs 4 26 5 16 10 9 18 7 26 13 28 22 26 28 8 28 !Gs 6 15 11 9 18 7 25 12 20 15 12 14 !Hd 12 10 17 9 21 12 Go 7 27 3 2 Go 24 28 3 1.6',
  silverIngot:
    'Sp 4 22 10 12 26 12 29 20 24 27 6 27 !Wp 10 12 26 12 28 15 9 15 !Xp 24 27 29 20 28 15 23 21 !Xr 11 19 8 3',
  plutoRune: '=rune K PL',
  leoRune: '=rune O LE',
  venusRune: '=rune M VE',
  aquariusRune: '=rune B AQ',
  moonRune: '=rune S MO',
  cancerRune: '=rune R CA',
  marsRune: '=rune U MA',
  capricornRune: '=rune N CP',
  sagittariusRune: '=rune P SG',
  neptuneRune: '=rune T NE',
  libraRune: '=rune J LI',
  mercuryRune: '=rune A ME',
  tracks:
    'Wo 16 18 13 10 !So 12 21 3 3.4 !So 8.6 16.4 1.2 1.5 !So 11.4 15 1.2 1.6 !So 14.4 16 1.2 1.5 !So 21 14 2.6 3 !So 18 10 1 1.3 !So 20.6 9 1 1.4 !So 23.4 10 1 1.3',
  branches:
    'Nt 3 1.6 4 27 14 18 27 8 Nt 2 1.2 12 20 10 12 12 6 Nt 2 1.2 19 14 26 18 29 17 Fs 12 8 8 3 12 1 15 5 Fs 27 8 25 2 30 2 31 7 Fs 28 18 31 22 26 22 Nl 1.6 12 20 16 26',
  plainEgg: 'Es 16 3 22 9 25 17 24 24 16 29 8 24 7 17 10 9 !Wo 12 10 1.6 2.6 20',
  soapBars:
    'Ir 4 14 14 10 !Wr 6 16 10 2 Cr 14 7 14 10 !Wr 16 9 10 2 !Wo 8 8 2.4 2.4 !Wo 25 22 3 3 !Co 8 8 1.4 1.4 !Co 25 22 1.9 1.9 !Wo 20 27 1.6 1.6',
  testimony:
    'Er 7 4 18 24 !Ll 1 10 9 22 9 !Ll 1 10 12 22 12 !Ll 1 10 15 20 15 !Ll 1 10 18 22 18 Bt 1.6 1 13 22 16 20 20 23 Ro 22 25 3.4 3.4 !Uo 22 25 1.6 1.6',
  shard:
    'Pp 13 28 9 16 16 2 22 14 19 28 !Ip 16 2 13 16 15 27 10 16 !Wl 1 18 10 17 20 !Md 6 8 26 10 25 22 7 24',
  moonstone: 'So 16 17 11 10 !Wo 12 13 4 3.4 !Co 20 21 4 3 !Po 21 13 2 2 !Wd 6 6 26 6 28 24',
  lightCrystal:
    'Yp 12 28 8 14 16 2 24 14 20 28 !Wp 16 2 14 15 16 28 10 15 !Ap 24 14 20 28 16 28 19 14 !Yl 1.2 3 10 5 11 !Yl 1.2 29 10 27 11 !Yl 1.2 4 24 6 23 !Yl 1.2 28 24 26 23',
  bolt: 'Xp 9 5 23 5 27 11 23 17 9 17 5 11 !So 16 10 4.4 3 Xr 12 17 8 12 !Kl 1 12 20 20 19 !Kl 1 12 23 20 22 !Kl 1 12 26 20 25',
  gear: 'Ao 16 16 9 9 +Ar 14 3 4 26 +Ar 3 14 26 4 +Al 4 7 7 25 25 +Al 4 25 7 7 25 -Ao 16 16 4 4',
  spring: 'St 2.4 2.4 8 28 24 27 9 23 24 21 9 17 24 15 9 11 24 9 10 5 22 4',
  // Seasonal items and their cures.
  snowball: 'Wo 16 17 10.6 10.4 !Co 12 21 3 2 !So 20 23 4 2.4 !Wo 12 12 3 2.4 Cd 4 6 27 7 29 22 3 25',
  spookySparkles:
    'Nr 13 3 6 4 Co 16 19 9 9 Zs 7.4 18 16 16 24.6 18 23 25 16 28 9 25 !Ws 12 26 12.6 20 16 18 19.4 20 20 26 18 24.6 16 26 14 24.6 !Zd 14 21 17 21 !Yd 5 6 26 5 28 12 4 13',
  shinySeed:
    'Ls 16 5 22 11 24 19 21 26 16 28 11 26 8 19 10 11 !El 1.4 13 10 12 20 Gs 16 6 12 4 11 1 15 2 Gs 16 6 20 4 21 1 17 2 !Yd 4 9 27 8 29 18 3 20 25 27',
  seafoam:
    'Co 10 20 5.4 5 Wo 20 21 6 5 Wo 15 14 5 4.6 Co 22 13 3.4 3.2 Wo 8 12 3 3 !Bo 20 21 3.6 3 !Wo 19 20 1.6 1.4 Od 4 6 Op 16 2 17 5 20 5 18 7 19 10 16 8 13 10 14 7 12 5 15 5',
  salt: 'Cs 11 10 21 10 23 26 21 29 11 29 9 26 Xs 11 10 12 5 20 5 21 10 !Wr 11 16 10 11 !Zd 14 7 16 7 18 7 15 6 17 6 !Kl 1.4 14 19 14 24 !Kl 1.4 14 19 18 19',
  opaquePotion:
    'Nr 13 3 6 4 Kr 13 6.6 6 5 Ko 16 20 9 9 !Xo 12 16 2 2.4 Vs 8 19 16 17 24 19 22 26 16 28 10 26',
  petalFreePotion:
    'Nr 13 3 6 4 Hr 13 6.6 6 5 Go 16 20 9 9 !Wo 12 16 2 2.4 !Md 14 18 18 21 13 23 20 17 16 25 Rl 2 9 27 24 12',
  sand: 'Cs 10 9 22 9 24 27 8 27 Ls 9 17 16 15.4 23 17 24 27 8 27 !Ed 11 20 15 22 20 19 13 25 19 25 Nr 11 5 10 4 !Oo 19 23 1.6 1.4',
  // Wares of the shops.
  potion:
    'Nr 13 2.4 6 4.4 Cr 13.4 6.6 5.2 6 Co 16 20 8.6 8.6 Rs 8.4 18 12 16.8 16 18 20 17 23.6 18 23.4 23 20 26.6 16 27.8 12 26.6 8.6 23 !Wr 14.8 19 2.4 7 !Wr 12.4 21.4 7.2 2.4 !io 11.6 16.6 1.2 2',
  armoire:
    'Nr 5 4 22 23 Dr 4 2.4 24 3 Dr 5 27 4 3 Dr 23 27 4 3 !Dr 15.4 5.4 1.2 21.6 !Lr 8 8 6 7 !Lr 18 8 6 7 !Lr 8 17.4 6 8 !Lr 18 17.4 6 8 !Nr 9 9 4 5 !Nr 19 9 4 5 !Nr 9 18.4 4 6 !Nr 19 18.4 4 6 Yo 14 16.6 1 1 Yo 18 16.6 1 1',
  gem: 'Jp 8.4 5 23.6 5 29.6 13 16 28.6 2.4 13 !Hp 8.8 5.6 14 5.6 10.6 13 3.6 13 !Wp 9.2 6.2 12.4 6.2 9 10.6 ^Jp 14 5 19 5 21.4 13 10.6 13 !Tp 21.4 13 29 13 16 28 !Gp 10.6 13 21.4 13 16 28 !Hl 1 11 13.6 16 26',
  rebirth: 'Oo 16 16 12 12 !Yo 16 16 8 8 Ws 16 6 20 12 19 20 16 24 13 20 12 12 Rs 16 9 18 13 16 17 14 13',
  fortify:
    'Nr 13 2.4 6 4.4 Cr 13.4 6.6 5.2 6 Co 16 20 8.6 8.6 Ps 8.4 18 12 16.8 16 18 20 17 23.6 18 23.4 23 20 26.6 16 27.8 12 26.6 8.6 23 !Yp 16 17 17 20 20 20.4 17.6 22 18.4 25 16 23 13.6 25 14.4 22 12 20.4 15 20',
  // Keys to the stable: for pets, for mounts, for both.
  release_pets:
    'Yo 10 10 7 7 -Yo 10 10 3 3 Yl 3.4 14.6 14.6 27 27 Yl 3 21 21 25 17 Yl 3 24.6 24.6 28.4 20.8 !Wd 6 7 7 6 8 5',
  release_mounts:
    'So 10 10 7 7 -So 10 10 3 3 Sl 3.4 14.6 14.6 27 27 Sl 3 21 21 25 17 Sl 3 24.6 24.6 28.4 20.8 !Wd 6 7 7 6 8 5',
  release_both:
    'So 23 9 6 6 -So 23 9 2.4 2.4 Sl 3 19.4 13 7 26 Sl 2.8 12 20.6 8.4 17 Sl 2.8 8.6 24.2 5 20.6 Yo 9 9 6 6 -Yo 9 9 2.4 2.4 Yl 3 12.6 13 25 26 Yl 2.8 20 20.6 23.6 17 Yl 2.8 23.4 24.2 27 20.6 !Wd 5 7 6 6 7 5',
  mysteryBox:
    'Pr 5 12 22 16 Vr 4 8 24 5 !Yr 14.6 8 2.8 20 Ys 16 8 9 3 8 8 Ys 16 8 23 3 24 8 !Wt 1.6 1.4 14 16 16 14.4 18 17 16 19 !Wd 16 22',
};

/** Greeting cards: paper, ink and the picture on the front. */
export const CARDS: Readonly<Record<string, readonly [paper: number, ink: number, front: string]>> = {
  greeting: [0xfbf2dc, 0x4a86d8, 'Yo 16 13 4.4 4.4 !Zd 14 12 17 12 !Zl .8 13.6 15 16 16.4 18.6 15'],
  nye: [
    0x3c3c78,
    0xf8d85c,
    '!Yl 1 16 8 16 18 !Yl 1 11 13 21 13 !Ml 1 12.4 9.4 19.6 16.6 !Cl 1 19.6 9.4 12.4 16.6 !Wd 9 18 23 9 22 18',
  ],
  thankyou: [
    0xdff0d8,
    0xe86c94,
    'Gl 1.4 16 14 16 20 Mo 13.6 12 2.4 2.4 Mo 18.4 12 2.4 2.4 Mo 16 9.6 2.4 2.4 Mo 16 14.4 2.4 2.4 Yo 16 12 1.6 1.6 Gs 16 19 19 16 20 18',
  ],
  valentine: [0xfce0e6, 0xd83c5c, 'Rs 16 19 10 13 10.4 9.6 13 9 16 11.4 19 9 21.6 9.6 22 13 !Id 12 11 13 10'],
  birthday: [
    0xe4e0f8,
    0xf0883c,
    'Ir 10 13 12 6 !Wr 10 12.4 12 1.8 Rr 12 9 1.2 3.4 Br 15.4 9 1.2 3.4 Gr 18.8 9 1.2 3.4 !Yd 12 7 15 7 19 7',
  ],
  congrats: [
    0xfbe8c0,
    0x55a552,
    'Ys 11 8 21 8 20 14 16 16 12 14 Yr 15 15 2 3 Nr 12 18 8 2 Yl 1.2 11 9 9 11 12 13 Yl 1.2 21 9 23 11 20 13',
  ],
  getwell: [
    0xe0f2f4,
    0xd83c5c,
    'Wr 10 10 12 9 !Rr 15 11 2 7 !Rr 12.4 13.4 7.2 2.2 Et 1.4 1.2 13 10 14 7.4 18 7.4 19 10',
  ],
  goodluck: [
    0xe6f2cc,
    0x2f6e49,
    'Go 13.4 10.4 2.8 2.8 Go 18.6 10.4 2.8 2.8 Go 13.4 15.6 2.8 2.8 Go 18.6 15.6 2.8 2.8 Gl 1.4 16 13 18 20',
  ],
};

/** Quest bundles: the knot of the scrolls and the sign on it. */
export const BUNDLES: Readonly<Record<string, readonly [ribbon: string, species: readonly string[]]>> = {
  featheredFriends: ['B', ['Falcon', 'Parrot', 'Owl']],
  splashyPals: ['C', ['Seahorse', 'Turtle', 'Whale']],
  farmFriends: ['A', ['Cow', 'Horse', 'Sheep']],
  witchyFamiliars: ['P', ['Rat', 'Spider', 'Frog']],
  winterQuests: ['W', ['BearCub', 'Penguin', 'Deer']],
  hugabug: ['G', ['Beetle', 'Butterfly', 'Snail']],
  cuddleBuddies: ['I', ['Bunny', 'GuineaPig', 'Ferret']],
  aquaticAmigos: ['T', ['Axolotl', 'Octopus', 'Hippo']],
  forestFriends: ['F', ['Hedgehog', 'Treeling', 'Deer']],
  oddballs: ['H', ['Slime', 'Rock', 'Yarn']],
  birdBuddies: ['R', ['Peacock', 'Penguin', 'Rooster']],
  mythicalMarvels: ['M', ['Gryphon', 'Unicorn', 'SeaSerpent']],
  rockingReptiles: ['J', ['Alligator', 'Snake', 'Velociraptor']],
  delightfulDinos: ['O', ['Triceratops', 'TRex', 'Pterodactyl']],
  jungleBuddies: ['N', ['Monkey', 'Sloth', 'Treeling']],
  sandySidekicks: ['Y', ['Armadillo', 'Snake', 'Spider']],
};
