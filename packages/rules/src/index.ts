export * from './result.ts';
export * from './dice.ts';
export * from './command.ts';
export * from './outcome.ts';
export * from './attempt.ts';
export type * from './chat-line.ts';
export type * from './events.ts';
export type * from './ledger.ts';
export type * from './message.ts';
export type * from './scenes.ts';
export type * from './state/group.ts';
export type * from './state/player.ts';
export type * from './state/purchased.ts';
export type * from './state/settings.ts';
export type * from './state/task.ts';
export * from './achievements/grant.ts';
export * from './stats/allocation.ts';
export * from './stats/computed-stats.ts';
export * from './stats/critical-hit.ts';
export * from './stats/experience.ts';
export { commitStats, statSync, type StatChange } from './stats/levels.ts';
export { compactHistory } from './tasks/compaction.ts';
export * from './day/day-start.ts';
export * from './day/pending.ts';
export { isSubscribed, planContext, type PlanContext } from './day/plan-months.ts';
export type { DayProgress, RolloverInput } from './day/rollover.ts';
export * from './day/run-day.ts';
export { dropCap, dropChance } from './drops/chance.ts';
export { foodSeasonAt } from './drops/food-season.ts';
export { isDue } from './due/is-due.ts';
export { nextDue } from './due/next-due.ts';
export { upcomingDueDays } from './due/next-days.ts';
export { zoneOf } from './due/player-zone.ts';
export * from './due/zone.ts';
export * from './notifications/notify.ts';
export * from './numbers/format.ts';
export * from './numbers/limits.ts';
export {
  addChecklistItem,
  MAX_CHECKLIST_ITEMS,
  removeChecklistItem,
  scoreChecklistItem,
  type SentItem,
  updateChecklistItem,
} from './tasks/checklist.ts';
export { assignmentOf, creditHolder, isCompletedFor, isInGroup } from './tasks/group-credit.ts';
export type * from './state/score-tmp.ts';
export type * from './tasks/score-types.ts';
export { previewScore, scoreTask } from './tasks/score.ts';
export { scoreTasks } from './tasks/score-many.ts';
export type { Change, UndoRecord } from './state/undo-record.ts';
export { countStable, dropPetKeys, type StableCounts } from './achievements/stable.ts';
export { beforeSave } from './character/before-save.ts';
export { scoreMaster } from './tasks/master.ts';
export { dropFromOrder, ORDER_OF, type OrderKey, placeOnTop, repairOrder } from './tasks/order.ts';
export { sortAll, sortByAge, sortByOrder } from './tasks/sort.ts';
export { noBuffs } from './character/fresh-start.ts';
export * from './character/rebirth.ts';
export { reroll } from './character/reroll.ts';
export * from './character/reset.ts';
export { previewRevive, revive } from './character/revive.ts';
export { toggleSleep } from './character/sleep.ts';
export { createTask, type TaskHome } from './tasks/create.ts';
export { blankTask, type TaskOf } from './tasks/blank.ts';
export {
  createTasks,
  MAX_NEW_TASKS,
  namesIn,
  type NewTasksScene,
  type TakenNames,
} from './tasks/create-tasks.ts';
export { clearCompletedTodos, deleteTask } from './tasks/delete.ts';
export { editTask } from './tasks/edit.ts';
export { moveTask } from './tasks/move.ts';
export { checkOwnTag, tagTask, untagTask } from './tasks/tags.ts';
export { type EditScene, updateTask } from './tasks/update.ts';
export { createTag, deleteTag, moveTag, type NewTag, renameTag } from './tags/commands.ts';
export { replaceTags } from './tags/replace.ts';
export { findTag } from './tags/tag.ts';
export { asText } from './fields/as-text.ts';
export type { Checked, FieldProblem, ParamProblem } from './fields/field.ts';
export type { Model } from './fields/refuse-fields.ts';
export { addPushDevice, MAX_DEVICES, removePushDevice } from './notifications/devices.ts';
export { readNotifications, seeNotifications } from './notifications/read.ts';
export { mayWear } from './players/looks.ts';
export {
  MAX_NAME_LENGTH,
  previewUpdatePlayer,
  type SentSettings,
  type SettingsScene,
  updatePlayer,
} from './players/update.ts';
export { getPath, setPath } from './state/paths.ts';
export { modifyInventory } from './debug/inventory.ts';
export { setLastCron } from './debug/set-cron.ts';
export { createWebhook, deleteWebhook, hooksOf, MAX_WEBHOOKS, updateWebhook } from './webhooks/commands.ts';
export { blankWebhook, type SentWebhook, type Webhook, webhookOptions } from './webhooks/webhook.ts';
export { type NamedFamily, type NameRef, nameRef, readNameRef } from './names.ts';
export type * from './classes/cast-types.ts';
export { cast } from './classes/cast.ts';
export { CLASS_CHANGE_COST, changeClass, disableClasses } from './classes/choose.ts';
export { stealthToAdd } from './classes/skills/self-skills.ts';
export { readCard } from './cards/read.ts';
export { gearToBuy, nextClassGear } from './equipment/class-tree.ts';
export { equip, type EquipInput } from './equipment/equip.ts';
export { mayOwn, passesOwnershipRule } from './equipment/ownership.ts';
export { bareSlot } from './equipment/two-handed.ts';
export { grantUltimateGear } from './equipment/ultimate-gear.ts';
export { unequip } from './equipment/unequip.ts';
export { markMessagesRead, toggleBlock } from './inbox/block.ts';
export { feed, feedingStep, type FeedInput, MOUNT_GROWTH } from './pets/feed.ts';
export { hatch, type HatchInput } from './pets/hatch.ts';
export { RELEASE_COST, releaseBoth, releaseMounts, releasePets } from './pets/release.ts';
export { type StableGroup, type StableGroupName, stableGroups } from './pets/stable-groups.ts';
export { cleanUpPins } from './pins/cleanup.ts';
export { cures, repinCures, type Transformation, transformations } from './pins/debuff.ts';
export { movePin, type MovePinInput } from './shops/pages/move-pin.ts';
export { officialPins } from './pins/official.ts';
export { isKnownPath, pinTypes } from './pins/paths.ts';
export { gearPath, unpin } from './pins/pins.ts';
export { togglePin, type TogglePinAnswer } from './pins/toggle.ts';
export { shopDay, type ShopDay, startOfShopDay } from './schedule/clock.ts';
export { currentSet } from './schedule/current-sets.ts';
export { isGemSale, isGiftOneGetOne, type WorldEvent, worldEvents } from './schedule/events.ts';
export { galaAt, seasonYear } from './schedule/galas.ts';
export { isOffered, type Offer, offerAt, offerEnd, type OfferType, offerTypes } from './schedule/offers.ts';
export { isGearReleased, isItemReleased, releasedArmoire } from './schedule/release.ts';
export {
  ARMOIRE_PRICE,
  type ArmoireAnswer,
  type ArmoireFind,
  buyArmoire,
  missingArmoire,
} from './shops/armoire.ts';
export { gearPrice, isGearForGems } from './shops/availability.ts';
export type { BuyInput } from './shops/buy-types.ts';
export { buy } from './shops/buy.ts';
export { purchaseWithGems } from './shops/gem-purchase.ts';
export { buyGemsForGold, gemCap, GOLD_PER_GEM } from './shops/gold-to-gems.ts';
export { isMoreThanHatchable } from './shops/hatchable.ts';
export { buyWithHourglass } from './shops/hourglass.ts';
export type { Currency, ShopItem } from './shops/items/item-types.ts';
export { shopItem, shopItems, type Visit, visit } from './shops/items/item.ts';
export { isQuestLocked } from './shops/items/quest-item.ts';
export { buyMarketGear } from './shops/market-gear.ts';
export { buyMysterySet, mysterySetsInStore } from './shops/mystery-set.ts';
export { backgroundSetsPage, customizationPage } from './shops/pages/customizations.ts';
export { marketGearPage } from './shops/pages/market-gear.ts';
export { featuredInMarket, marketPage } from './shops/pages/market.ts';
export type { ShopCategory, ShopPage } from './shops/pages/page-types.ts';
export { featuredQuests, questPage } from './shops/pages/quests.ts';
export { rewardsColumn } from './shops/pages/rewards.ts';
export { goldSets, seasonalPage } from './shops/pages/seasonal.ts';
export { timeTravelersPage } from './shops/pages/time-travelers.ts';
export { buyPotion, POTION_PRICE } from './shops/potion.ts';
export { buyQuestForGems, buyQuestForGold } from './shops/quest-purchase.ts';
export { sell, type SellInput } from './shops/sell.ts';
export { buySpecialItem } from './shops/special-item.ts';
export { unlock, type UnlockAnswer } from './shops/unlock.ts';
export { GEMS_PER_BALANCE, moveBalance, moveHourglasses, type Reference } from './wallet.ts';
export { findLook, type Look, ownsLook } from './shops/wardrobe.ts';
export { openMysteryItem } from './subscriptions/mystery-items.ts';
export { undoScore, type Undone } from './tasks/undo.ts';
export {
  clientKind,
  newPlayer,
  type ClientKind,
  type NewPlayer,
  type NewPlayerInput,
} from './character/new-player.ts';
export { isTeamDayPending, runTeamDay, type TeamScene } from './day/team-day.ts';
export { acceptQuest, forceStartQuest, rejectQuest } from './quests/answer.ts';
export { applyQuestDay, type QuestDayInput } from './quests/day.ts';
export {
  abortQuest,
  cancelQuest,
  leaveQuest,
  withoutMember,
} from './quests/end.ts';
export { askNewcomer, inviteToQuest } from './quests/invite.ts';
export * from './quests/policy.ts';
export * from './quests/quest-slots.ts';
export {
  applyWorldBossDay,
  rewardForWorldBoss,
  TAVERN_ID,
  type TavernScene,
  type WorldBossDay,
} from './quests/world-boss.ts';
export { setContributorLevel } from './achievements/contributor.ts';
export { type AchievementSection, type ShownAchievement, shownAchievements } from './achievements/profile.ts';
export * from './achievements/social.ts';
export { giveStaffAchievement } from './achievements/staff.ts';
export { type GemGift, giftPaidGems, type PaidGemGift, transferGems } from './gifts/gems.ts';
export { type Interaction, objectionsTo } from './members/policy.ts';
export { hasPrivilege, type Privilege } from './accounts/policy.ts';
export { canDelete, canUncheck, isOfLiveChallenge, isShared } from './tasks/policy.ts';
export { isUuid } from './uuid.ts';
export { giveSubscription, MAX_GIFT_MESSAGE, type SubscriptionGift } from './gifts/subscription.ts';
export { cancelSubscription, GROUP_CUSTOMER, terminatePlan } from './subscriptions/cancel.ts';
export { checkDiscount, type Coupon, redeemCoupon, type ShownCoupon } from './subscriptions/coupons.ts';
export { checkGemPack, creditGemPack, gemsOfPack } from './subscriptions/gem-packs.ts';
export {
  billedUnits,
  type GroupPlanAnswer,
  joinGroupPlan,
  kindOfPlan,
  leaveGroupPlan,
  monthlyGroupPrice,
  type PreviousPlan,
} from './subscriptions/group-plan.ts';
export { SUBSCRIBER_PET } from './subscriptions/plan-perks.ts';
export {
  type ChangeLogic,
  checkBlock,
  subscribe,
  type SubscriptionOrder,
} from './subscriptions/subscribe.ts';
export { runAward } from './achievements/award-run.ts';
export { type FoolsClient, foolsPicture } from './schedule/april-fools.ts';
export { marketExtras } from './shops/pages/market-extras.ts';
