/** A browser that draws a page the same way on every machine with its version. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/chromium.mjs';

const fonts = fileURLToPath(
  new URL('../../node_modules/pdfjs-dist/standard_fonts', import.meta.url),
);

/** What our own fonts lack comes from a package's, not from the machine's. */
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

/** Options of a browser context in which nothing moves. */
export const still = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' };
/** Options of a screenshot in which nothing moves. */
export const stillPicture = { animations: 'disabled', caret: 'hide' };

/** Waits until a page has its data, fonts and pictures. A page with a live stream is never idle. */
export const settle = async (page) => {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      !document.querySelector('[aria-busy=true], [data-waiting]') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  // what a screen asks for once it has its data
  await page.waitForTimeout(300);
};
