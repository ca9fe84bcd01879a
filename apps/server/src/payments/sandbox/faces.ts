import type { Goods } from '@everdeed/rules';

interface Face {
  /** The provider as payments know it. */
  readonly name: string;
  readonly paymentMethod: string;
  readonly pagesFor: (goods: Goods) => { readonly success: string; readonly failure: string };
}

/** Where buyers are taken who come back from the sandbox as Stripe. */
export const cardPages = {
  success: '/redirect/stripe-success-checkout',
  failure: '/redirect/stripe-error-checkout',
} as const;

/** For whom the sandbox passes. PayPal has no page for what went wrong (seed 1, "Payment return"). */
export const faces = {
  card: { name: 'sandbox', paymentMethod: 'Stripe', pagesFor: () => cardPages },
  paypal: {
    name: 'sandbox-paypal',
    paymentMethod: 'Paypal',
    pagesFor: ({ kind }) =>
      kind === 'subscription'
        ? { success: '/redirect/paypal-success-subscribe', failure: '/user/settings/subscription' }
        : { success: '/redirect/paypal-success-checkout', failure: '/' },
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
