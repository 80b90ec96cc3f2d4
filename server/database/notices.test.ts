import sql from 'sql-template-tag';
import { freshDatabase, silent } from '../test/testServer';
import { waitFor } from '../test/waitFor';
import { openDatabase, type Database } from './database';
import { listenForNotices } from './notices';

/** Holds this whole process, as a busy machine does. */
const standStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

test('a host that stood still for longer than an answer may take has missed nothing', async () => {
  const { connection, drop } = await freshDatabase();
  const db = openDatabase({ ...connection, max: 2 }, silent, drop);
  let beats = 0;
  let stoodStill = false;
  /** The same, but this process stands still right after the second notice to itself is sent. */
  const stalling: Database = {
    ...db,
    withClient: (work, signal) =>
      db.withClient((client) => {
        const query = client.query.bind(client);
        const counting = (...args: Parameters<typeof query>) => {
          const answer = query(...args);
          if (JSON.stringify(args[0]).includes('pg_notify') && ++beats === 2)
            setImmediate(() => {
              standStill(4_500);
              stoodStill = true;
            });
          return answer;
        };
        client.query = counting as typeof client.query; // it has many signatures
        return work(client);
      }, signal),
  };
  const heard: string[] = [];
  let gaps = 0;
  const handlers = {
    onNotice: (payload: string) => heard.push(payload),
    onGap: () => (gaps += 1),
  };
  const notices = listenForNotices(stalling, 'job_changes', handlers, silent);
  try {
    // a connection opened before it would be given up for the time that was stood still
    await waitFor(() => stoodStill);
    await db.execute(sql`SELECT pg_notify('job_changes', 'a job')`);
    await waitFor(() => heard.length > 0);
    expect(heard).toEqual(['a job']);
    // the one of its start
    expect(gaps).toBe(1);
    expect(notices.isHearing()).toBe(true);
  } finally {
    await notices.stop();
    await db.close();
  }
});
