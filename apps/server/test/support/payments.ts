import { randomUUID } from 'node:crypto';
import { type Goods, type Payment, priceOf } from '@everdeed/rules';
import { beginCheckout, type Order } from '../../src/payments/checkout.ts';
import { providerOf } from '../../src/payments/providers.ts';
import { unwrap } from '../../src/work/refusal.ts';
import { runWork } from '../../src/work/unit-of-work.ts';
import type { Caller, TestServer } from './server.ts';
import { testNow } from './storage.ts';

/** A payment of 21 gems that has just begun; `fields` override it. */
export const blankPayment = (fields: Partial<Payment> = {}): Payment => ({
  _id: randomUUID(),
  state: 'created',
  provider: 'sandbox',
  payerId: 'payer',
  receiverId: 'receiver',
  goods: { kind: 'gems', pack: '21gems' },
  amount: 499,
  currency: 'USD',
  isOwed: false,
  createdAt: new Date(testNow).toISOString(),
  updatedAt: new Date(testNow).toISOString(),
  ...fields,
});

/** The sandbox of a server, and the server around it. */
export function sandboxAt({ app }: TestServer) {
  const provider = providerOf(app.services, 'sandbox');
  if (!provider) throw new Error('the sandbox is off');
  return { parts: app.services, provider };
}

/** Payments as the books have them, in the order in which they began. */
export async function paymentsAt({ app }: TestServer): Promise<Payment[]> {
  const { storage } = app.services;
  const rows = await storage.db
    .selectFrom('payments')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const { payments } = storage.reader();
  const all: Payment[] = [];
  for (const { id } of rows) all.push((await payments.get(id)) ?? blankPayment());
  return all;
}

/** A checkout that a player has begun. */
export interface Begun {
  readonly reference: string;
  /** Path of the sandbox's page. */
  readonly page: string;
}

/** Begins a checkout, for oneself unless somebody else is named. */
export async function begin(
  server: TestServer,
  buyer: Caller,
  goods: Goods,
  { to = buyer, ...order }: Partial<Order> & { readonly to?: Caller } = {},
): Promise<Begun> {
  const full = { payerId: buyer.id, receiverId: to.id, goods, language: 'en', ...order };
  const { reference, url } = await runWork(server.app.services, (work) =>
    beginCheckout(work, sandboxAt(server), { ...full, amount: unwrap(work, priceOf(goods, full.facts)) }),
  );
  return { reference, page: new URL(url).pathname };
}

/** Has the sandbox answer; returns where the buyer is sent. */
export async function choose(server: TestServer, { page }: Begun, answer: string): Promise<string> {
  const { status, headers } = await server.anyone.post(`/${page}`, { answer });
  if (status !== 303) throw new Error(`the sandbox says ${status}`);
  const way = String(headers['location']);
  return way.startsWith('/') ? way : new URL(way).pathname + new URL(way).search;
}

/** Comes back on the way that the sandbox names; returns where the server sends the buyer then. */
export async function comeBack(server: TestServer, way: string): Promise<string> {
  const { headers } = await server.anyone.get(`/${way}`);
  return String(headers['location']);
}
