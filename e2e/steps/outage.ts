import type { Page } from '@playwright/test';
import type { HostOptions } from '../fixtures';
import type { SpecHost } from '../specHost/specHost';

/** Matches what the browser and the app may log while the host is down (spec §8, "logged only"). */
export const outageNoise =
  /net::ERR_|Failed to load resource|Error (fetching|updating|deleting|loading|adding|logging|registering|in \w+:)/;

/**
 * Returns functions that start and end an outage: a spec host really stops, the app's own host
 * becomes unreachable from this page.
 */
export const simulateOutage = (
  page: Page,
  hostKind: HostOptions['hostKind'],
  specHost: SpecHost | undefined,
) => {
  const calls = '**/api/**';
  return hostKind === 'spec'
    ? { begin: () => specHost?.stop(), end: () => specHost?.start() }
    : {
        begin: () => page.route(calls, (route) => route.abort('connectionrefused')),
        end: () => page.unroute(calls),
      };
};

/** Resolves once a write call has failed without a response; call it before the click. */
export const waitForFailedWrite = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => ['POST', 'PUT'].includes(request.method()));

/** Marks the document, so that `isMarked` can later check that it was not reloaded. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'same');
