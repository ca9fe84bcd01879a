import {
  type Check,
  type Want,
  anyOf,
  date,
  each,
  either,
  faultsIn,
  filled,
  listOf,
  mapOf,
  nullable,
  number,
  oneOf,
  open,
  text,
  truth,
  whole,
} from './want.ts';

/** Such values under keys, of which there is one at least. */
const some =
  (want: Want): Check =>
  (value, at) => {
    const faults = mapOf(want)(value, at);
    return faults.length === 0 && Object.keys(Object(value)).length === 0 ? [`${at} is empty`] : faults;
  };

/** Such values, each under its own key. */
const keyed =
  (want: { readonly [name: string]: Want }): Check =>
  (value, at) => [
    ...some({ key: filled, ...want })(value, at),
    ...Object.entries(Object(value)).flatMap(([key, one]) =>
      faultsIn(one, { key: oneOf(key) }, `${at}.${key}`),
    ),
  ];

/** Dates of past events are texts with an offset. */
const event = each('start end', either(date, filled));

const named = { text: filled, notes: text };

const gear = {
  key: filled,
  ...named,
  type: filled,
  klass: filled,
  index: filled,
  'set?': filled,
  value: number,
  ...each('str int con per', number),
  'twoHanded?': truth,
  ...each('specialClass? season? gearSet? event? mystery?', either(text, open)),
};

const drop = { type: filled, key: filled, text: filled, 'onlyOwner?': truth };
/** The basilist costs gold alone. */
const quest = {
  ...named,
  completion: text,
  category: filled,
  ...each('value? goldValue? lvl?', whole),
  'previous?': filled,
  'boss?': { name: filled, ...each('hp str def', number), 'rage?': open },
  'collect?': mapOf({ text: filled, count: whole }),
  drop: { ...each('gp exp', number), items: anyOf(drop), 'unlock?': text },
};

const egg = { ...named, mountText: filled, adjective: text, value: number };
const potion = { ...named, value: number, ...each('premium limited', truth), 'wacky?': truth };
/** The saddle has no target: nobody likes it best. */
const food = {
  ...named,
  ...each('textA textThe', filled),
  ...each('target? sellWarningNote?', filled),
  value: number,
  canDrop: truth,
};
const spell = {
  ...named,
  mana: number,
  target: filled,
  ...each('lvl? value?', number),
  ...each('bulk? limited? silent? immediateUse?', truth),
};
const animal = {
  key: filled,
  type: filled,
  text: filled,
  ...each('potion? egg?', nullable(text)),
  'canFind?': truth,
};
const background = { ...named, price: number, set: filled };
const option = { key: either(filled, number), 'price?': number, 'text?': text };

/** The catalogue by key (wire-groups-and-admin 7.4): what a client that names no filter gets. */
export const content = {
  achievements: keyed({ icon: filled, ...each('titleKey? textKey?', filled) }),
  questSeriesAchievements: some(listOf(filled)),
  animalColorAchievements: listOf({
    color: filled,
    ...each('petAchievement petNotificationType mountAchievement mountNotificationType', filled),
  }),
  animalSetAchievements: some({
    ...each('type achievementKey notificationType', filled),
    species: listOf(filled),
  }),
  stableAchievements: some(each('masterAchievement masterNotificationType', filled)),
  quests: keyed(quest),
  questsByLevel: listOf({ key: filled, ...quest }),
  userCanOwnQuestCategories: listOf(filled),
  itemList: some({ localeKey: filled, isEquipment: truth }),
  gear: { tree: some(some(mapOf(gear))), flat: keyed(gear) },
  spells: each('wizard warrior rogue healer special', keyed(spell)),
  subscriptionBlocks: some({ key: filled, months: whole, price: number }),
  gems: some({
    key: filled,
    gems: whole,
    price: whole,
    ...each('iosProducts androidProducts', listOf(filled)),
  }),
  audioThemes: listOf(filled),
  mystery: keyed({ ...each('text class start end', filled), items: listOf(gear) }),
  officialPinnedItems: anyOf({ path: filled, type: filled }),
  bundles: keyed({ ...named, bundleKeys: listOf(filled), type: filled, value: number }),
  categoryOptions: listOf({ label: filled, key: filled }),
  ...each('potion armoire', { key: filled, type: filled, text: filled, value: number }),
  events: some(event),
  repeatingEvents: keyed(event),
  ...each('classes gearTypes', listOf(filled)),
  cardTypes: keyed({ messageOptions: whole, 'yearRound?': truth }),
  special: keyed(spell),
  ...each('dropEggs questEggs eggs', keyed(egg)),
  timeTravelStable: each('pets mounts', some(filled)),
  ...each('dropHatchingPotions premiumHatchingPotions wackyHatchingPotions hatchingPotions', keyed(potion)),
  ...each('pets premiumPets questPets wackyPets mounts questMounts premiumMounts', some(truth)),
  ...each('specialPets specialMounts', some(filled)),
  ...each('petInfo mountInfo', keyed(animal)),
  food: keyed(food),
  appearances: {
    hair: each('color base bangs beard mustache flower', some(option)),
    ...each('shirt size skin chair', some(option)),
    background: some({ key: filled, ...named, price: number }),
  },
  backgrounds: some(some({ key: filled, ...background })),
  backgroundsFlat: keyed(background),
  ...each('userDefaults userDefaultsMobile', each('habits dailys todos rewards tags', anyOf(open))),
  tasksByCategory: some(listOf(open)),
  faq: { questions: listOf(each('heading question', filled)), stillNeedHelp: open },
  loginIncentives: some({ 'nextRewardAt?': whole, 'rewardKey?': listOf(text), 'reward?': anyOf(open) }),
};

/** What everybody sees of the world (7.1). */
export const worldState = {
  worldBoss: open,
  currentEventList: anyOf(open),
  currentEvent: nullable(open),
  npcImageSuffix: text,
};
