import type { APIRequestContext, Page } from '@playwright/test';
import type { SpecHost } from '../specHost/specHost';

type Sent = { method: string; path: string; body: unknown };

/** What the page writes to its host from now on: every call that isn't a read. */
export const writesOf = (page: Page): Sent[] => {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType()) || ['GET', 'OPTIONS'].includes(request.method())) return;
    sent.push({ method: request.method(), path: new URL(request.url()).pathname.replace(/^\/api(?=\/)/, ''), body: request.postDataJSON() });
  });
  return sent;
};

/** What the test's host itself answers to a visitor's read of spec §7; the shape is the caller's to name. */
export const hostAnswer = async <Answer>(request: APIRequestContext, { origin, specHost }: { origin: string; specHost: SpecHost | undefined }, path: string): Promise<Answer> => {
  const response = await request.get(`${specHost ? specHost.origin : `${origin}/api`}${path}`);
  return (await response.json()) as Answer; // both hosts answer in the contract's shapes
};
