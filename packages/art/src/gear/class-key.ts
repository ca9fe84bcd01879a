/** Whether gear/class.ts alone can draw a key, as it can for class gear and the plain base pieces. */
export const isClassGear = (key: string): boolean =>
  /^(?:weapon|armor|head|shield|back|body|headAccessory|eyewear)_(?:base|warrior|rogue|wizard|healer)_\d$/.test(
    key,
  );
