/*
 * The calls of each area, generated from the contract at build time (`build/contract-calls.ts`): method and path at
 * run time, everything else as types.
 */
/* oxlint-disable typescript/consistent-type-imports -- modules are declared here, and a declaration cannot import from beside it */
declare module 'virtual:calls/admin' {
  export const adminCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').adminCalls>;
}
declare module 'virtual:calls/adminGroup' {
  export const adminGroupCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').adminGroupCalls
  >;
}
declare module 'virtual:calls/adminPlayer' {
  export const adminPlayerCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').adminPlayerCalls
  >;
}
declare module 'virtual:calls/art' {
  export const artCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').artCalls>;
}
declare module 'virtual:calls/audit' {
  export const auditCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').auditCalls>;
}
declare module 'virtual:calls/report' {
  export const reportCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').reportCalls>;
}
declare module 'virtual:calls/site' {
  export const siteCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').siteCalls>;
}
declare module 'virtual:calls/account' {
  export const accountCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').accountCalls>;
}
declare module 'virtual:calls/challenge' {
  export const challengeCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').challengeCalls
  >;
}
declare module 'virtual:calls/content' {
  export const contentCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').contentCalls>;
}
declare module 'virtual:calls/character' {
  export const characterCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').characterCalls
  >;
}
declare module 'virtual:calls/challenge' {
  export const challengeCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').challengeCalls
  >;
}
declare module 'virtual:calls/chat' {
  export const chatCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').chatCalls>;
}
declare module 'virtual:calls/class' {
  export const classCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').classCalls>;
}
declare module 'virtual:calls/coupon' {
  export const couponCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').couponCalls>;
}
declare module 'virtual:calls/day' {
  export const dayCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').dayCalls>;
}
declare module 'virtual:calls/export' {
  export const exportCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').exportCalls>;
}
declare module 'virtual:calls/group' {
  export const groupCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').groupCalls>;
}
declare module 'virtual:calls/groupPlan' {
  export const groupPlanCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').groupPlanCalls
  >;
}
declare module 'virtual:calls/groupTask' {
  export const groupTaskCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').groupTaskCalls
  >;
}
declare module 'virtual:calls/hall' {
  export const hallCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').hallCalls>;
}
declare module 'virtual:calls/inbox' {
  export const inboxCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').inboxCalls>;
}
declare module 'virtual:calls/import' {
  export const importCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').importCalls>;
}
declare module 'virtual:calls/mail' {
  export const mailCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').mailCalls>;
}
declare module 'virtual:calls/member' {
  export const memberCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').memberCalls>;
}
declare module 'virtual:calls/news' {
  export const newsCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').newsCalls>;
}
declare module 'virtual:calls/notification' {
  export const notificationCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').notificationCalls
  >;
}
declare module 'virtual:calls/player' {
  export const playerCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').playerCalls>;
}
declare module 'virtual:calls/quest' {
  export const questCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').questCalls>;
}
declare module 'virtual:calls/server' {
  export const serverCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').serverCalls>;
}
declare module 'virtual:calls/pin' {
  export const pinCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').pinCalls>;
}
declare module 'virtual:calls/card' {
  export const cardCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').cardCalls>;
}
declare module 'virtual:calls/equipment' {
  export const equipmentCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').equipmentCalls
  >;
}
declare module 'virtual:calls/payment' {
  export const paymentCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').paymentCalls>;
}
declare module 'virtual:calls/pet' {
  export const petCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').petCalls>;
}
declare module 'virtual:calls/shop' {
  export const shopCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').shopCalls>;
}
declare module 'virtual:calls/subscription' {
  export const subscriptionCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').subscriptionCalls
  >;
}
declare module 'virtual:calls/tag' {
  export const tagCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').tagCalls>;
}
declare module 'virtual:calls/siteSetting' {
  export const siteSettingCalls: import('./calls.ts').CallsOf<
    typeof import('@everdeed/contract').siteSettingCalls
  >;
}
declare module 'virtual:calls/task' {
  export const taskCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').taskCalls>;
}
declare module 'virtual:calls/eventStream' {
  export const eventStream: import('./calls.ts').CallTo<typeof import('@everdeed/contract').eventStream>;
}
declare module 'virtual:calls/getSite' {
  export const getSite: import('./calls.ts').CallTo<typeof import('@everdeed/contract').getSite>;
}
declare module 'virtual:calls/world' {
  export const worldCalls: import('./calls.ts').CallsOf<typeof import('@everdeed/contract').worldCalls>;
}
