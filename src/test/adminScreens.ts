import { screen, within } from '@testing-library/react';
import { ownHost } from '@/api/hostConfig';
import { renderApp } from './renderApp';
import { hostAddress, specHost } from './server';

export const hosts = [
  ['our own host', ownHost, hostAddress],
  ['a spec host', specHost, specHost.apiHost],
] as const;
export const main = () => within(screen.getByRole('main'));
export const admin = { userRole: 'admin', authToken: 't-1' };
export const open = (path: string, config: (typeof hosts)[number][1]) => {
  for (const [key, value] of Object.entries(admin)) sessionStorage.setItem(key, value);
  return renderApp(path, { config });
};
/** A page of a table as our own host answers it: searched by each word, ordered by username. */
export const pageOf = <Row extends object>(rows: Row[], request: Request) => {
  const query = new URL(request.url).searchParams;
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const items = rows.filter((row) =>
    words.every((word) => JSON.stringify(Object.values(row)).toLowerCase().includes(word)),
  );
  return { items: query.get('order') === 'desc' ? items.toReversed() : items, total: items.length };
};
export const dialog = () => screen.findByRole('alertdialog');
