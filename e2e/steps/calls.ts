import type { Page } from '@playwright/test';
import type { SpecOperation } from '@contract/generated/operations';
import { callOf } from '../specHost/calls';
import type { SpecHost } from '../specHost/specHost';

export type SentCall = { operation: SpecOperation; method: string; path: string; body: unknown };

/** The calls of spec §7 that the page sends from now on, on either host; calls of our own host's extensions are left out. */
export const watchCalls = (page: Page, { origin, specHost }: { origin: string; specHost: SpecHost | undefined }): SentCall[] => {
  const base = specHost ? specHost.origin : `${origin}/api`;
  const sent: SentCall[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`)) return;
    const path = request.url().slice(base.length);
    const call = callOf(request.method(), path)?.call;
    if (!call) return;
    const text = request.postData();
    sent.push({ operation: call.operation, method: request.method(), path, body: text === null ? null : JSON.parse(text) });
  });
  return sent;
};

/** What was called, in its order. */
export const namesOf = (sent: readonly SentCall[]): SpecOperation[] => sent.map(({ operation }) => operation);
/** The calls of one operation. */
export const callsOf = (sent: readonly SentCall[], operation: SpecOperation): SentCall[] => sent.filter((call) => call.operation === operation);

/** Keeps the answers to an address back until the returned function is called. */
export const holdCalls = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
