/**
 * How a message's key is shown in the test mode's "keys" answers (transcripts README): `t` translated, `e`
 * fixed in English, `d` a default of the validator or the error class, `x` fixed and without a key in the
 * reference.
 */
export type MessageKind = 't' | 'e' | 'd' | 'x';

/** Keys whose texts the reference keeps separate as fixed API messages (marked in the specification). */
export const fixedKeys: readonly string[] = [
  'chatIdRequired',
  'clientBlocked',
  'clientRateLimited',
  'countRequired',
  'directionUpDown',
  'eventRequired',
  'groupIdRequired',
  'groupRemainOrLeaveChallenges',
  'groupWithIDNotFound',
  'guildsOnlyPaginate',
  'guildsPaginateBooleanString',
  'invalidAttribute',
  'invalidFoodName',
  'invalidGemsBlock',
  'invalidPetName',
  'invalidPlatform',
  'invalidTaskScorings',
  'invalidTypeEquip',
  'ipAddressBlocked',
  'itemNotFound',
  'keepOrRemove',
  'keepOrRemoveAll',
  'managerIdRequired',
  'missingCustomerId',
  'missingEggHatchingPotion',
  'missingKeyParam',
  'missingPaymentId',
  'missingPaypalBlock',
  'missingPetFoodFeed',
  'missingSubKey',
  'missingTypeKeyEquip',
  'missingTypeParam',
  'noPrivAccess',
  'notPartyLeader',
  'petNotFound',
  'postIdRequired',
  'queryPageInteger',
  'questNotFound',
  'spellNotFound',
  'statsObjectRequired',
  'summaryLengthExceedsMax',
  'useUnlockForCosmetics',
];
