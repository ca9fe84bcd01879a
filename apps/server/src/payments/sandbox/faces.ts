import type { Goods } from '@everdeed/rules';
import { cardPages, paypalPagesFor, type ReturnPages } from '../pages.ts';

interface Face {
  /** The provider as payments know it. */
  readonly name: string;
  readonly paymentMethod: string;
  readonly pagesFor: (goods: Goods) => ReturnPages;
}

/** For whom the sandbox passes. */
export const faces = {
  card: { name: 'sandbox', paymentMethod: 'Stripe', pagesFor: () => cardPages },
  paypal: {
    name: 'sandbox-paypal',
    paymentMethod: 'Paypal',
    pagesFor: paypalPagesFor,
  },
} as const satisfies Readonly<Record<string, Face>>;

export type SandboxFace = keyof typeof faces;

/** With this begin the ids of what the sandbox sells as PayPal. */
const PREFIX = 'paypal-';

/** The face under which something was sold, by its id. */
export const faceOf = (id: string): SandboxFace => (id.startsWith(PREFIX) ? 'paypal' : 'card');

/** A new id of something that is sold under a face. */
export const idOfFace = (face: SandboxFace, newId: string): string =>
  face === 'paypal' ? `${PREFIX}${newId}` : newId;

/** A new id beside another: of the same face. */
export const idBeside = (id: string, newId: string): string => idOfFace(faceOf(id), newId);
