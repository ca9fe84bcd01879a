export { gearToBuy, nextClassGear } from './class-tree.ts';
export { equip, type EquipInput } from './equip.ts';
export { mayOwn, passesOwnershipRule } from './ownership.ts';
export { bareSlot } from './two-handed.ts';
export { grantUltimateGear } from './ultimate-gear.ts';
export { unequip } from './unequip.ts';
