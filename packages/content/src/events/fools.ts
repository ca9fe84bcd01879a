import type { AprilFools } from './types.ts';

/** Pet pictures swapped on April Fools’ Day (catalogue events.json). */
// biome-ignore format: one row a line
export const aprilFools: AprilFools = {
  variants: ['Veggie', 'Dessert', 'VirtualPet', 'TeaShop', 'Fungi', 'Cryptid', 'Alien'],
  byYear: [{ year: 2025, variant: 'Cryptid' }, { year: 2026, variant: 'Alien' }, { year: 2027, variant: 'Veggie' }, { year: 2028, variant: 'Dessert' }],
  substitutions: [{ when: 'noPet', image: 'Pet-Wolf-{variant}' }, { when: 'noPetIOS', image: 'Pet-TigerCub-{variant}' }, { when: 'noPetAndroid', image: 'Pet-Cactus-{variant}' }, { when: 'specialPet', image: 'Pet-Dragon-{variant}' }, { when: 'dropEgg', image: 'Pet-{egg}-{variant}' }, { when: 'questEgg', image: 'Pet-BearCub-{variant}' }, { when: 'other', image: 'Pet-Dragon-{variant}' }],
};
