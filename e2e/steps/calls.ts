import type { APIRequestContext, Page } from '@playwright/test';
import type { SpecOperation } from '@contract/generated/operations';
import type { TestHost } from '../fixtures';
import { callOf } from '../specHost/calls';

export type SentCall = { operation: SpecOperation; method: string; path: string; body: unknown };

/**
 * Records the calls of spec §7 that the page sends from now on, on either host; leaves out calls of
 * the extensions.
 */
export const watchCalls = (page: Page, { origin, specHost }: TestHost): SentCall[] => {
  const base = specHost ? specHost.origin : `${origin}/api`;
  const sent: SentCall[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`)) return;
    const path = request.url().slice(base.length);
    const call = callOf(request.method(), path)?.call;
    if (!call) return;
    const text = request.postData();
    sent.push({
      operation: call.operation,
      method: request.method(),
      path,
      body: text === null ? null : JSON.parse(text),
    });
  });
  return sent;
};

/** Returns the operations called, in order. */
export const namesOf = (sent: readonly SentCall[]): SpecOperation[] =>
  sent.map(({ operation }) => operation);
/** Returns the calls of one operation. */
export const callsOf = (sent: readonly SentCall[], operation: SpecOperation): SentCall[] =>
  sent.filter((call) => call.operation === operation);

/** Holds calls to a URL until the returned function is called. */
export const holdCalls = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

type Sent = { method: string; path: string; body: unknown };

/**
 * Records the write calls that the page sends from now on: all but GET, OPTIONS, and the automatic
 * ones that count views and searches.
 */
export const writesOf = (page: Page): Sent[] => {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (
      !['fetch', 'xhr'].includes(request.resourceType()) ||
      ['GET', 'OPTIONS'].includes(request.method()) ||
      /\/(views|searches)$/.test(request.url())
    )
      return;
    sent.push({
      method: request.method(),
      path: new URL(request.url()).pathname.replace(/^\/api(?=\/)/, ''),
      body: request.postDataJSON(),
    });
  });
  return sent;
};

/** Returns the host's response to a visitor's read call of spec §7. */
export const hostAnswer = async <Answer>(
  request: APIRequestContext,
  { origin, specHost }: TestHost,
  path: string,
): Promise<Answer> => {
  const response = await request.get(`${specHost ? specHost.origin : `${origin}/api`}${path}`);
  return (await response.json()) as Answer; // both hosts answer in the contract's shapes
};
