import { driftOf } from '@everdeed/contract/drift';
import type { Response } from '@playwright/test';

/** A request and its answer as text. */
interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** How an answer differs from what the contract says of its call; empty when there is no such call. */
export function driftIn({ method, url, status, text }: Exchange): string[] {
  const { pathname, search } = new URL(url);
  const isJson = /^\s*[[{]/.test(text);
  return driftOf({ method, url: pathname + search, status, body: isJson ? JSON.parse(text) : text });
}

/** Throws when an answer is not what the contract says. */
export function requireContract(exchange: Exchange): void {
  const drift = driftIn(exchange);
  if (drift.length > 0) throw new Error(`the answer is not what the contract says:\n${drift.join('\n')}`);
}

/**
 * How what a page was answered differs from the contract: JSON of the API alone. Empty when the page was gone before
 * the answer was read.
 */
export async function driftOfResponse(response: Response): Promise<string[]> {
  const isApi = new URL(response.url()).pathname.startsWith('/api/');
  if (!isApi || !/json/.test(response.headers()['content-type'] ?? '')) return [];
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return [];
  const method = response.request().method();
  return driftIn({ method, url: response.url(), status: response.status(), text });
}
