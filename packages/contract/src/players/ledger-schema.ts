import { Type } from 'typebox';
import { word } from '../core/fields.ts';

/** A movement of gems or hourglasses (wire-user-and-tasks 3.7). */
export const ledgerEntrySchema = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  userId: Type.String(),
  currency: word(['gems', 'hourglasses']),
  transactionType: Type.String(),
  amount: Type.Number(),
  currentAmount: Type.Number(),
  reference: Type.Optional(Type.String()),
  referenceText: Type.Optional(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
});
