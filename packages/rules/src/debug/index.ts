export { modifyInventory } from './inventory.ts';
export { setLastCron } from './set-cron.ts';
