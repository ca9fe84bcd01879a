import { defineArea } from '../area.ts';

/** Money: what was paid, and what was given for it. */
export const paymentsArea = defineArea({
  name: 'payments',
  tables: [{ name: 'payments', key: ['id'], since: 20 }],
});
