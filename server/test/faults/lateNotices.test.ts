import pg from 'pg';
import { invalidatePages } from '../../services/cache';
import { connectionOf } from '../connectionOf';
import { waitFor } from '../waitFor';
import { openProxiedHost } from './network';

test('other hosts hear of a change also where the network was away just then', async () => {
  const host = await openProxiedHost();
  const other = new pg.Client(await connectionOf(host.direct));
  await other.connect();
  const heard: string[] = [];
  other.on('notification', ({ payload = '' }) => heard.push(payload));
  await other.query('LISTEN job_changes');
  await host.proxy.refuse();
  await invalidatePages(host.db, 'somebody');
  expect(heard).toEqual([]);
  await host.proxy.restore();
  await waitFor(() => heard.some((payload) => payload.includes('somebody')), 30_000);
  await other.end();
  await host.close();
});
