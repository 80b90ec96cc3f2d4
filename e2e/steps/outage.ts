import type { Page } from '@playwright/test';
import type { HostOptions } from '../fixtures';
import type { SpecHost } from '../specHost/specHost';

/**
 * What a browser and the app's log may say while the host does not answer (spec §8, "logged only").
 */
export const outageNoise =
  /net::ERR_|Failed to load resource|Error (fetching|updating|deleting|loading|adding|logging|registering|in \w+:)/;

/**
 * Takes the host away and brings it back: the spec host really stops, our own no longer answers
 * this page's calls.
 */
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

/** Marks the document, to tell later that it was never loaded anew. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
export const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'same');
