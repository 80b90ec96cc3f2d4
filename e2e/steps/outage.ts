import type { Page } from '@playwright/test';
import type { HostOptions } from '../fixtures';
import type { SpecHost } from '../specHost/specHost';

/** What the browser and the app may log while the host does not answer (spec §8, "logged only"). */
export const outageNoise =
  /net::ERR_|Failed to load resource|Error (fetching|updating|deleting|loading|adding|logging|registering|in \w+:)/;

/** An outage to begin and end: a spec host really stops, our own is unreachable from this page. */
export const outage = (
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

/** Until a call that writes has failed for want of an answer; to be asked for before the press. */
export const lostWrite = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => ['POST', 'PUT'].includes(request.method()));

/** Marks the document, to check later by `isMarked` that it was not reloaded. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'same');
