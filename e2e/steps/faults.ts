import type { ConsoleMessage, Page } from '@playwright/test';
import document from '@contract/generated/contract.json';
import {
  specOperations,
  type OperationId,
  type SpecOperation,
} from '@contract/generated/operations';
import { expect, type TestHost } from '../fixtures';
import type { Fault } from '../specHost/faults';

/** The faults that both hosts can be given. */
export type SharedFault = Extract<Fault, 'fail500' | 'html404' | 'drop' | 'silence'>;

const methods = ['get', 'post', 'put', 'delete'] as const;
type PathItem = Partial<Record<(typeof methods)[number], { operationId: string }>>;

/**
 * Returns the method and URL pattern of a call of the app's own host, read from the contract: `GET
 * …/api/jobdescriptions/jobdescriptions/{id}` with any id and query.
 */
const callOf = (operation: OperationId): { method: string; address: RegExp } => {
  for (const [path, item] of Object.entries<PathItem>(document.paths)) {
    const method = methods.find((one) => item[one]?.operationId === operation);
    if (method)
      return {
        method: method.toUpperCase(),
        address: new RegExp(
          `/api${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`,
        ),
      };
  }
  throw new Error(`The contract has no ${operation}`);
};
const isSpecOperation = (operation: OperationId): operation is SpecOperation =>
  specOperations.some((one) => one === operation);

/**
 * Makes a call fail on the test's host until the returned function is called: on a spec host
 * through an injected fault, on the app's own host through a route in the page. A spec host never
 * gets an extension's call, so that is a no-op there: a test may fail the calls of both kinds of
 * host.
 */
export const failCall = async (
  page: Page,
  { specHost }: Pick<TestHost, 'specHost'>,
  operation: OperationId,
  how: SharedFault,
): Promise<() => Promise<void>> => {
  if (specHost) {
    if (!isSpecOperation(operation)) return async () => undefined;
    specHost.injectFault(operation, how);
    return async () => specHost.clearFaults(operation);
  }
  const { method, address } = callOf(operation);
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    switch (how) {
      case 'fail500':
        return route.fulfill({
          status: 500,
          json: { message: 'Something went wrong on our side' },
        });
      case 'html404':
        return route.fulfill({
          status: 404,
          contentType: 'text/html',
          body: '<!doctype html><title>Error</title><pre>Cannot find it</pre>',
        });
      case 'drop':
        return route.abort('connectionreset');
      case 'silence':
        return undefined;
    }
  });
  return () => page.unroute(address);
};

/** Records the page's console messages of one type (`error`), or of all. */
export const consoleLines = (page: Page, kind?: ReturnType<ConsoleMessage['type']>): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!kind || message.type() === kind) lines.push(message.text());
  });
  return lines;
};

/** Expects no alert, no toast and no error message (spec §8, "logged only"). */
export const expectNoFailureShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.notistack-Snackbar')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(
    /\berror|\bfail|went wrong|could ?n[o’']t|unable|Cannot find/i,
    { useInnerText: true },
  );
};
