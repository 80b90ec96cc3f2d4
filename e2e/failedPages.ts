import type { BrowserContext, TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The largest part of a page that is printed, in characters. */
const printed = 6000;
const attachment = 'a page when the test failed';

/** Attaches what the pages of a failed test show: their addresses and trees of roles and names. */
export const attachPages = async (context: BrowserContext, testInfo: TestInfo): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch(() => '(not readable)');
    await testInfo.attach(attachment, { body: `${page.url()}\n${tree}` });
  }
};

/**
 * Playwright's reporter for failed tests: prints at the end what their pages showed. Where only the
 * log of a run is kept, that is all there is to look at.
 */
export default class FailedPages implements Reporter {
  private readonly pages: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === attachment && body)
        this.pages.push(`${test.title}\n${body.toString('utf8').slice(0, printed)}`);
  }

  onEnd(): void {
    if (this.pages.length > 0) console.log(['\nPages of failed tests', ...this.pages].join('\n\n'));
  }
}
