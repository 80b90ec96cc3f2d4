import sql from 'sql-template-tag';
import { freshDatabase, silent } from '../test/testServer';
import { waitFor } from '../test/waitFor';
import { openDatabase, type Database } from './database';
import { listenForNotices } from './notices';

/** Blocks this whole process, as a busy machine does. */
const standStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

test.each([
  ['a host', 0],
  // the database was blocked, too, and answers only now
  ['a machine', 4.8],
])('%s that stood still for longer than an answer may take has missed nothing', async (_, busy) => {
  const { connection, drop } = await freshDatabase();
  const db = openDatabase({ ...connection, max: 2 }, silent, drop);
  let beats = 0;
  let stoodStill = false;
  /**
   * The same database, but this process blocks right after it has sent itself the second notice.
   */
  const stalling: Database = {
    ...db,
    withClient: (work, signal) =>
      db.withClient((client) => {
        const query = client.query.bind(client);
        const counting = (...args: Parameters<typeof query>) => {
          if (args[0] !== 'SELECT pg_notify($1, $2)' || ++beats !== 2) return query(...args);
          setImmediate(() => {
            standStill(4_500);
            stoodStill = true;
          });
          return query(`${args[0]} FROM pg_sleep(${busy})`, args[1]);
        };
        client.query = counting as typeof client.query; // it has many overloads
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
    // a connection opened earlier would be dropped because of the time spent blocked
    await waitFor(() => stoodStill);
    await db.execute(sql`SELECT pg_notify('job_changes', 'a job')`);
    await waitFor(() => heard.length > 0);
    expect(heard).toEqual(['a job']);
    // the one at the start
    expect(gaps).toBe(1);
    expect(notices.isListening()).toBe(true);
  } finally {
    await notices.stop();
    await db.close();
  }
});
