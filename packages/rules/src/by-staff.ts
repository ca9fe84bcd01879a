import { nameRef } from './names.ts';
import type { Reference } from './wallet.ts';

/**
 * What a ledger entry says of gems and hourglasses that come by support, a yearly award or an import
 * (rules-play-and-shops 4.16).
 */
export const byStaff: Reference = { reference: '', referenceText: nameRef('message', 'givenByStaff') };
