import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures';

/** Returns a function that writes to the host and expects success. */
export const makeWrite =
  (request: APIRequestContext, api: string) =>
  async (
    method: 'post' | 'put',
    path: string,
    data: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await request[method](`${api}${path}`, { data, headers });
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      path,
      answer.status(),
      '',
    ]);
    return answer;
  };
export type Write = ReturnType<typeof makeWrite>;
