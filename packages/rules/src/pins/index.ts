export { cleanUpPins } from './cleanup.ts';
export { cures, repinCures, type Transformation, transformations } from './debuff.ts';
export { officialPins } from './official.ts';
export { isKnownPath, pinTypes } from './paths.ts';
export { gearPath, unpin } from './pins.ts';
export { togglePin, type TogglePinAnswer } from './toggle.ts';
