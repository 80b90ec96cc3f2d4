/** A browser that renders a page identically on every machine with its version. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/chromium.mjs';

const fonts = fileURLToPath(
  new URL('../../node_modules/pdfjs-dist/standard_fonts', import.meta.url),
);

/** Glyphs missing in the app's fonts come from a package's fonts, not from the machine's. */
const fontSettings = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jobline-fonts-'));
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
};

export const launchChromium = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--disable-lcd-text', '--force-color-profile=srgb'],
    env: { ...process.env, FONTCONFIG_FILE: fontSettings() },
  });

/** Options of a browser context without motion. */
export const still = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' };
/** Options of a screenshot without motion. */
export const stillPicture = { animations: 'disabled', caret: 'hide' };

/**
 * Whether a page needs a request to be shown: not if it only sends data, or is the event stream,
 * which never ends.
 */
const isAwaited = (request) =>
  request.method() === 'GET' && new URL(request.url()).pathname !== '/api/events';

/**
 * Tracks a page's requests to the host. Reports how many were sent, and whether all are answered.
 */
const followRequests = (page) => {
  const open = new Set();
  // a page retries requests that a busy host couldn't answer
  const unanswered = new Set();
  let asked = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) unanswered.clear();
  });
  page.on('request', (request) => {
    if (!isAwaited(request)) return;
    asked += 1;
    open.add(request);
  });
  page.on('response', (response) => {
    if (!isAwaited(response.request())) return;
    if (response.status() >= 500) unanswered.add(response.url());
    else unanswered.delete(response.url());
  });
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => open.delete(request));
  return { asked: () => asked, isQuiet: () => open.size === 0 && unanswered.size === 0 };
};

const looksComplete = () =>
  document.querySelector('h1') !== null &&
  !document.querySelector('[aria-busy=true], [data-waiting]') &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Runs in the page: waits for its fonts and until it is idle. */
const waitUntilIdle = async () => {
  await document.fonts.ready;
  for (let times = 0; times < 3; times += 1) await new Promise(requestIdleCallback);
};

/**
 * Returns a function that waits until a page has its data, fonts and pictures: all its requests are
 * answered, and it sends no more after showing them, however slow the machine.
 */
export const settling = (page) => {
  const requests = followRequests(page);
  return async () => {
    const endsAt = performance.now() + 120_000;
    while (performance.now() < endsAt) {
      const before = requests.asked();
      await page.waitForFunction(looksComplete);
      await page.evaluate(waitUntilIdle);
      // further requests follow once a screen has its data
      await page.waitForTimeout(300);
      await page.evaluate(waitUntilIdle);
      const isSame = requests.asked() === before && requests.isQuiet();
      if (isSame && (await page.evaluate(looksComplete))) return;
    }
    throw new Error(`${page.url()} still waits for something after two minutes.`);
  };
};
