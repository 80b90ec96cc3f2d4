import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ownHost, type HostConfig } from '@/api/hostConfig';
import { hostAddress, testHost } from './host/server';
import { renderApp } from './renderApp';

/** Renders the whole app at a path, with an administrator logged in. */
export const openAsAdmin = (path: string, config: HostConfig = ownHost) => {
  sessionStorage.setItem('userRole', 'admin');
  sessionStorage.setItem('authToken', 't-1');
  return renderApp(path, { config });
};

/** Stubs our own host's answers at a path; `answer` gets the query. */
export const answerGet = (path: string, answer: (query: URLSearchParams) => object): void =>
  testHost.use(
    http.get(`${hostAddress}${path}`, ({ request }) =>
      HttpResponse.json(answer(new URL(request.url).searchParams)),
    ),
  );

/** Queries the open confirmation, or the dialog with this name. */
export const openDialog = async (name?: string) =>
  within(
    await (name === undefined
      ? screen.findByRole('alertdialog')
      : screen.findByRole('dialog', { name })),
  );

/** Returns a page of a table like our own host's: filtered by each word, sorted by username. */
export const pageOf = <Row extends object>(rows: Row[], request: Request) => {
  const query = new URL(request.url).searchParams;
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const items = rows.filter((row) =>
    words.every((word) => JSON.stringify(Object.values(row)).toLowerCase().includes(word)),
  );
  return { items: query.get('order') === 'desc' ? items.toReversed() : items, total: items.length };
};
export const dialog = () => screen.findByRole('alertdialog');
