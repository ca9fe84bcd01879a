/**
 * Pet-quest bosses: `key Species palette extras`. The species is drawn three times as large with a boss's
 * eyes; the palette is a potion's name or six hex colours (b,l,w,d,h,a); extras are names of EXTRAS, drawn
 * behind with `<`, else in front.
 */
export const SPECIES_BOSSES = `
alligator Alligator 5c9c54,c8dc90,4c8848,34583c,e8dcb0,e0885c swamp papers
alpaca Alpaca e8d8bc,fff6e4,c8b090,8c7058,d8c0a0,f0a8a0 <mountain bow
armadillo Armadillo c49058,f0d4a0,a87444,6c4830,e8d0a0,e0a080 <dust cactusy
axolotl Axolotl 7cc4b0,d8f4e0,54a898,345c6c,f8d88c,f08098 <magic bubbles
badger Badger 7c7c94,f4f2f0,64647c,343048,d8c8b0,e0988c papers chains
beetle Beetle 3c7ca8,a8e4ec,2c5c90,243c5c,f0b848,68d0b8 <spikes crownb
bunny Bunny c89c7c,f8e4cc,b08464,6c4c44,e8dcc4,f0a0a8 crownb <leaves
butterfly Butterfly d85c3c,f8d878,b83c38,4c2840,f8c848,f8a040 <flames
cat Cat 4c4464,9088a8,3c3454,241e38,e8dcc4,e87898 <moon yarny
chameleon Chameleon 5cb454,d0f090,e0a040,346c48,f0d078,e85c8c <rainbow
cheetah Cheetah e8b04c,fcecc0,d09438,4c3428,f0e0c0,e0906c <dust speed
cow Cow 8c6c94,f0e0ec,745480,40304c,f4ecd8,e898b0 <flames
crab Crab d85c40,f8b890,c04434,6c2c38,f0d8b0,f0905c <waves crystalsy
dilatory_derby Seahorse 4c94c4,c0ecf4,387cac,285078,f0d88c,e8785c <waves flags
dog Dog 58485c,b8a0a8,483848,2c2034,e8d8b8,e0605c <flames
dolphin Dolphin 6c8cb8,dcecf8,5874a4,34446c,e8f0f8,d0b0e0 <waves clouds
falcon Falcon 7c5c44,f0d8b0,645038,3c2c28,f4c048,d8a060 <clouds papers
ferret Ferret a07854,f8e8c8,7c5c44,4c3830,e8dcc4,e0a090 bag coins
frog Frog 6ca048,d8e8a0,548840,345434,e8e0a8,e09060 swamp crownb
giraffe Giraffe ecbc58,fcecc8,a86c38,5c3c30,e8c890,e8a878 <leaves papers
gryphon Gryphon d8a048,fae8b8,b87c34,6c4428,f8c850,f0b070 <flames crownb
guineapig GuineaPig d89458,fff0d8,8c5838,4c3428,f0e0c4,f0a8a0 bandits
harpy Parrot 8c5ca0,ecd0dc,d85c80,44305c,f0c050,68b8a8 <clouds papers
hedgehog Hedgehog e0b890,fdf0dc,7c5844,4c3430,f0dcb8,e8a090 <spikes
hippo Hippo 8c88a8,d8c8d8,74708e,443e5c,e0d4c8,e0a0b0 swamp waves
horse Horse 4c4058,a898b0,3c3048,201a30,d8c8b0,b87890 <flames
kangaroo Kangaroo c08050,f4d8b0,a86840,6c3c30,e0ccb0,f0a090 gloves
kraken Octopus 384878,8494c0,2c3868,1c2048,a8b8e0,7888d0 <waves papers
monkey Monkey 8c6c4c,f0d8b0,745840,443428,e0ccb0,e8a898 <leaves fruit
nudibranch Nudibranch c85ca4,fcd8ec,e88c4c,54306c,f8d860,f8a8c8 <waves
octopus Octopus 6c4c94,c0a8e0,583c80,30204c,e0d0f0,a884d0 <waves ink
otter Otter 8c6448,ecd0a8,745038,443028,e0d0b8,e0a890 waves shells
owl Owl 343858,8088b0,2c2c4c,1c1a34,f0c040,7070a0 <moon nightstars
peacock Peacock 2c7cb8,c0ecec,2c9c7c,244068,f4c84c,3c4ca8 <leaves
penguin Penguin 3c4868,f0f4fa,2c3858,1c2440,f0a840,a0b8d8 <ice
platypus Platypus 7c5c48,dcb890,644838,3c2c28,d89c48,e8a888 swamp gears
pterodactyl Pterodactyl a8684c,ecc8a0,8c5440,54302c,f0d89c,e0886c <volcano
raccoon Raccoon 7c8098,e4e6ee,646880,2c2c44,d8d0c8,e0a0a0 bag coins
rat Rat 8c848c,e0d4d4,746c78,443c4c,e8dcc8,e8a0a8 crownb cheese
rock Rock 8c8490,b8b0b8,706878,4c4454,a8a0a0,84a468 <dust crystalsy
rooster Rooster e8dcc8,fffaf0,d0a060,6c4838,f4c040,c85038 <sun clocky
sabretooth Sabretooth d89c54,f8e4c0,b87c40,5c4030,fdf6e8,e8a080 <ice
seaserpent SeaSerpent 3c8c9c,b8ecd8,2c707c,1c4858,e8d88c,68c8b0 <waves
sheep Sheep 3c3450,6c6084,54486c,241e38,d8d0e8,9888b8 <clouds bolts
slime Slime 7cb8a0,d8f4dc,5c9c88,345c5c,c8f0d8,a8e0c4 drips coins
sloth Sloth 9c8868,e8dcb8,806c50,4c4030,d8ccb0,b8a080 <moon zzz
snail Snail b0a858,f0e8b8,c08850,5c5434,d8d0a0,e0a878 swamp drips
snake Snake 5c8c58,d0d894,487848,2c4c3c,e8dca0,d8904c <sun gems
spider Spider 6c94b8,d8ecf8,5478a0,2c4468,e8f4fc,a8d0f0 <web ice
squirrel Squirrel c86c3c,f8dcb4,b0542c,64302c,e8d4b0,f0a080 acorns <leaves
treeling Treeling 5c9440,b8dc7c,487c38,344c30,c89c5c,d85c4c <leaves swamp
trex TRex 6c8c4c,d8d898,587440,344c30,f0e8c8,c85c4c <volcano
trex_undead TRex d8d0bc,f8f4e4,b8ac98,4c4458,f0ecd8,8cc06c <bonesy bolts
triceratops Triceratops b87854,f0d8a8,98603f,5c3830,f4ead0,e08c6c <volcano
turtle Turtle 5c9468,d4e4a8,7c6c44,345040,e0d8a8,d89c58 <waves crystalsy
unicorn Unicorn f0e8f4,ffffff,d0c0e8,8c74b0,f8d860,f49cc0 <rainbow
velociraptor Velociraptor b8643c,f4d8a0,984c34,54282c,e8d8b0,3cb0a0 cowboys <dust
whale Whale 4c74a8,c8e0f0,3c5c90,243c64,dcecf4,88b0d8 <waves chains
yarn Yarn c84c5c,f8c8cc,a8384c,6c2438,f0e0c8,f8d868 needles
windup Robot c89c54,f4dca0,a87c40,5c4430,d8e0e8,d8684c gears
ghost_stag Deer b4e0dc,f0fcf8,88c4c8,5c98a8,e8fcf4,c8ecec <ghosts moon
`;

/** Marks drawn behind or over a boss, on the species' 32 x 32 grid. */
export const EXTRAS: Readonly<Record<string, string>> = {
  swamp:
    'Fs .5 29 4 27.6 9 29 14 27.8 20 29.2 26 27.8 31.4 29 31.4 31.4 .5 31.4 !Gl .8 2 28 1.4 23 !Gl .8 30 28 30.6 22',
  papers:
    'Wp 24.6 2 29 1 30 6 25.6 7 !Kl .5 26 3 28.6 2.4 !Kl .5 26.4 4.6 29 4 Wp 1 25 5 23.6 6 27.6 2 29 !Kl .5 2 26 5 25',
  bow: 'Ms 10 2 6.6 .6 6.6 4 Ms 10 2 13.4 .6 13.4 4 Yo 10 2.2 .9 .9',
  dust: 'Ls .6 30 3 27 6 28.4 9 26.6 14 28.4 19 26.6 24 28 28 26.4 31.4 29 31 31.2 1 31.2',
  mountain:
    'Xp 0.5 31 8 12 13 20 20 5 31.5 31 Wp 6 17 8 12 10 16 8.4 15.4 Wp 17.4 10.6 20 5 22.4 10.6 20.4 9',
  cactusy: 'Gr 28 21 2 9 Gl 1.4 28 26 26.4 25 26.4 23',
  magic: '!Pl .9 3 3 6 6 !Ml .9 28 4 25 7 !Pl .9 29 15 27 16 !Ml .9 2 22 4 21 !Yd 4 9 27 10 29 20 24 2 8 1',
  bubbles: '!Co 27 8 1.8 1.8 !Co 29.4 12.6 1.1 1.1 !Co 24.6 4 1.2 1.2 !Wd 26 7 28 12',
  chains: 'Xl 1 .6 20 6 27 Xl 1 31.4 18 25 27 Xo 3 23 1.4 1 Xo 28.6 22.4 1.4 1',
  spikes:
    'Zp 3 29 .6 16 6 20 Zp 4 18 2 6 10 12 Zp 12 10 16 .6 20 10 Zp 22 12 30 6 28 18 Zp 26 20 31.4 16 29 29',
  crownb: 'Yp 5.4 4.4 4.6 .6 7.4 2.4 10 -.4 12.6 2.4 15.4 .6 14.6 4.4 !Rd 7 3 10 3 13 3',
  leaves:
    'Gs .6 12 5 6 8 10 4 15 Gs 24 3 30 2 31 8 26 9 Gs 27 24 31.4 20 31 28 Gs .6 26 4 22 5 29 !Fl .6 2 12 6 10',
  flames:
    'Rs 2 30 .6 20 3 12 4.6 18 7 6 10 14 14 2 17 12 22 4 23.6 13 28 9 28.4 18 31.4 16 30.6 30 Os 5 30 3.4 22 6 18 8 20 10 12 13 18 16 8 19 18 22 11 24 19 27 16 28.4 24 27 30 Ys 9 30 8 25 12 20 16 15 20 20 24 25 22 30',
  moon: 'Yo 24 7.4 6.4 6.4 !Eo 22 6 1.2 1.2 !Eo 26 9 1.6 1.4',
  yarny: 'Ro 4 28 2.6 2.4 !Il .6 2 27 6 28 !Il .6 2 29 5.6 27',
  rainbow:
    '!Ro 16 22 15.4 15.4 !Oo 16 22 14 14 !Yo 16 22 12.6 12.6 !Ho 16 22 11.2 11.2 !Bo 16 22 9.8 9.8 !Po 16 22 8.4 8.4',
  speed: '!Wl .7 22 14 30 14 !Wl .7 25 17 31 17 !Wl .7 24 20 30 20',
  waves:
    'Bs .5 30 .6 25 4 23 7 26 10 23.6 14 26 18 23.6 22 26 25.6 23 28.4 26 31.4 24 31.4 31.2 .5 31.2 !Cl .8 2 25 5 24.6 !Cl .8 10 25 13 26 !Cl .8 20 25.4 24 25',
  crystalsy: 'Pp 26 30 25.4 24 27 20.6 28.6 25 28.6 30 Mp 2 30 2.4 26 4 23.4 5.4 27 5 30',
  flags: 'Nl .7 28 29 28 16 Yp 28 16 31.4 17.6 28 19.6 Nl .7 3 30 3 22 Rp 3 22 6 23.4 3 25',
  clouds: 'Xo 4 8 3.6 2.6 Xo 8 7 3 2.6 Xo 26 5 4 3 Xo 29.6 7 2 2 So 3 26 3 2 So 28 27 3.4 2.4',
  bag: 'Ls 25 22 29 22 31.4 26 30.4 30 24 30 23 26 Nr 25.4 20.8 3.4 1.4 !Yo 27.2 26.6 1.6 1.6',
  coins: 'Yo 3 29 2 1.6 Yo 6.4 30 1.8 1.2 Yo 2.6 26.6 1.6 1.2',
  bandits: 'Kp 3.4 15 7 14 12 16.4 15 18 12 18.6 7 17 3 18 !Wo 6.6 16 1 .8 !Wo 10.6 17 .9 .8',
  gloves: 'Ro 5.4 21 2.8 2.6 Ro 9 24 2.8 2.6 !Wl .8 7.4 22.6 6.6 23.4',
  fruit: 'Yt 2 1.2 27 6 29 8 28.4 12 Yt 2 1.2 27 6 26 9 24 11 Ro 3 28.6 2 2',
  ink: 'Zo 3 8 1.6 1.4 Zo 28.4 6 2 1.8 Zo 29 11 1 1 Zo 2.4 12.6 1 1',
  shells: 'Is 26 30 24.4 27.4 26.6 25.6 29 27.4 27.8 30 Es 2 30.4 1 28.4 3 27.4 5 28.4 4 30.4',
  nightstars: '!Yd 3 4 6 9 2 15 29 20 27 26 4 25 9 2 !Wd 12 3 2 20 30 15',
  ice: 'Cp .6 30 2 20 5 30 Cp 4 30 7 24 9 30 Cp 22 30 25 22 27 30 Cp 26 30 29 17 31.4 30 Cp 2 2 4 9 6 2 Cp 26 1 28 8 30 1',
  gears:
    'Ao 27 6 3.6 3.6 -Ao 27 6 1.4 1.4 +Ar 26.2 1.4 1.6 9 +Ar 22.4 5.2 9 1.6 -Ao 27 6 1.3 1.3 Ao 4 27 2.6 2.6 -Ao 4 27 1 1',
  volcano:
    'Dp 14 31 22 11 26 11 31.4 31 Os 22 11.4 24 9.6 26 11.4 26 16 24.4 13 23 17 Xo 24 6.4 2.4 2 Xo 27 3.4 2.4 2',
  cheese: 'Yp 24 30 31 30 31 25 24 27.4 !Ao 27 28.4 .9 .8 !Ao 29.4 27 .8 .7',
  sun: 'Yp 16 -.4 19 6 26 2 24.6 9 31.4 10 26 15 31.4 20 24 21 16 30 8 21 .6 20 6 15 .6 10 7.4 9 6 2 13 6 !Eo 16 14 8 8',
  clocky: 'Eo 27 26 3.6 3.6 !Rl .7 27 26 27 23.6 !Rl .7 27 26 28.6 27 Yo 25 22.6 1.2 1 Yo 29 22.6 1.2 1',
  bolts: '!Yp 26 2 22.4 8 25 8 23 13 28.6 6.4 26 6.4 28 2 !Yp 4 1 1.6 5.4 3.4 5.4 2 9 6 4.4 4 4.4 5.4 1',
  drips: 'Ho 27.4 28.6 2.6 1.6 Ho 4 29.4 2.6 1.4 Hs 29 20 30.6 23 29 25 27.6 23',
  zzz: '!Cp 2 8 6 8 3.6 11.4 6 11.4 6 12.4 2 12.4 4.4 9 2 9 !Cp 26 4 30.4 4 27.6 8 30.4 8 30.4 9.2 25.6 9.2 28.6 5.2 26 5.2',
  gems: 'Rp 26 30 24.4 28 26 26.4 29 26.4 30.4 28 28.4 30.6 Jp 2 30 1 28.4 2 27.2 4.4 27.2 5.4 28.4 3.6 30.4',
  web: '!Wl .6 .5 .5 14 12 !Wl .6 .5 10 12 14 !Wl .6 10 .5 15 11 !Wl .6 .5 6 3.4 4 6 .5 !Wl .6 .5 10 5.4 7 10 .5 !Wl .6 31.5 .5 20 10 !Wl .6 31.5 8 26 5 24 .5',
  acorns:
    'Ls 26.6 26 30 26 29.6 29 28.2 30.6 27 29 Ns 26 26.4 27 24.6 29.6 24.6 30.6 26.4 Ls 2 27 4.6 27 4 29.6 3.2 30.6 2.4 29.6 Ns 1.4 27.4 2.2 26 4.4 26 5.2 27.4',
  bonesy:
    'El 1.2 2 27 6 30 El 1.2 26 30 30.4 27 Eo 2 26.6 1 1 Eo 30.4 26.6 1 1 Es 26 8 25 5 27 2.6 30 2.6 31.4 5.4 30 8.4 !Zo 27 5.4 .9 1 !Zo 29.6 5.4 .8 1',
  cowboys: 'Ns 5 5 6 1.6 8 .4 10 1.4 12 .4 13.4 5 Ns 1 5.4 4 6 9 6.6 15 6 17.6 4.6 15 7.6 9 8 3 7.4',
  needles: 'Sl .8 3 4 12 12 So 3 4 1.2 1.2 Sl .8 29 3 20 12 So 29 3 1.2 1.2',
  ghosts:
    'Cs 2 14 3 9 5.4 8 7 10 6.6 15 5 14 3.6 15.4 Cs 27 22 27.4 18 29.6 16.6 31.4 19 31 24 29.6 22.6 28.4 24 !Zd 4 10 5 10 29 19 30 19',
  none: '',
};
