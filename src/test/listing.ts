import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Job } from '@/api/jobBoardApi';
import { aJob } from './fixtures';
import { hostAddress, testHost } from './host/server';
import { main } from './page';

export const links = () =>
  main()
    .getAllByRole('article')
    .map((entry) => within(entry).getByRole('link').textContent);
export const status = () =>
  main()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => !text.includes('suggestion'))
    .join('');
export const counted = (text: string) => waitFor(() => expect(status()).toBe(text));
export const what = () => main().findByRole('combobox', { name: 'What' });
/** Pastes words into "What" at once: typing them slowly would search in between. */
export const writeWhat = async (words: string): Promise<void> => {
  await userEvent.tripleClick(await what());
  await userEvent.paste(words);
};
export type Answer = {
  items?: Job[];
  total?: number;
  totalIsExact?: boolean;
  facets?: object;
  nextCursor?: string | null;
};
export const page = ({
  items = [aJob({ createdAt: '2026-01-08T10:00:00Z' })],
  total = items.length,
  totalIsExact = true,
  facets = { category: [], type: [], place: [] },
  nextCursor = null,
}: Answer = {}) => HttpResponse.json({ items, total, totalIsExact, facets, nextCursor });
export const searches: string[] = [];
/** Stubs our own host's search; `answer` gets the query. */
export const stubSearch = (
  answer: (query: URLSearchParams) => Answer | Promise<Answer> = () => ({}),
) => {
  searches.length = 0;
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      searches.push(search);
      return page(await answer(searchParams));
    }),
  );
};
