import { defineConfig } from '@playwright/test';
import type { EngineOptions } from '../engines/engineTest';
import engines from '../engines/playwright.config.mjs';

/** `npm run walks`: measures the effort of newcomers' tasks in Chromium. */
export default defineConfig<object, EngineOptions>({
  ...engines,
  testDir: '.',
  outputDir: '../../test-results/walks',
  reporter: [['list'], ['./efforts.ts']],
  projects: [{ name: 'chromium', use: { engineName: 'chromium' } }],
});
