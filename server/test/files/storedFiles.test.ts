import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { openBackup } from '../../database/backup/openBackup';
import { restoreBackup } from '../../database/backup/restoreBackup';
import { writeBackup } from '../../database/backup/writeBackup';
import { keyOf, type Store } from '../../database/fileStore/store';
import { moveFiles } from '../../services/files/moveFiles';
import { dropUnusedStored } from '../../services/files/storedFiles';
import { sendCv, smallPdf } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { bucket, bucketKeys, region, startBucketServer } from './bucketServer';
import { storesUnderTest, type StoreUnderTest } from './stores';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-stored-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe.each(storesUnderTest)('files in %s', (_kind, open) => {
  let store: StoreUnderTest;
  let host: TestHost;
  let seeker: Person;
  const close: (() => Promise<void>)[] = [];
  const openAnother = async (settings: Record<string, string> = {}): Promise<TestHost> => {
    const another = await openHost(settings);
    close.push(another.close);
    return another;
  };
  const storeOf = ({ db }: TestHost): Store => {
    if (!db.files) throw new Error('no store');
    return db.files;
  };
  beforeEach(async () => {
    store = await open();
    close.push(store.close);
    host = await openAnother(store.settings);
    seeker = await asSeeker(host);
  });
  afterEach(async () => {
    for (const each of close.splice(0).toReversed()) await each();
  });

  const upload = async (words: string): Promise<{ id: string; bytes: Buffer }> => {
    const bytes = smallPdf(words);
    const answer = await sendCv(host, seeker, bytes, 'cv.pdf');
    expect(answer.statusCode).toBe(201);
    return { id: answer.json()._id, bytes };
  };
  const read = (id: string, from = host, who = seeker) =>
    from.app.inject({ url: `/api/resumes/${id}/file`, headers: who.headers });
  const age = () =>
    host.db.execute(sql`UPDATE stored_files SET noted_at = now() - interval '61 minutes'`);
  const rows = () =>
    host.db.query<{ key: string | null; length: number; size: number }>(
      sql`SELECT stored_key AS key, length(bytes) AS length, size FROM files`,
    );

  test('an upload is kept there under its hash, and is read by nobody but who may', async () => {
    const { id, bytes } = await upload('first');
    expect(store.keys()).toEqual([keyOf(bytes)]);
    expect(await rows()).toEqual([{ key: keyOf(bytes), length: 0, size: bytes.length }]);
    const answer = await read(id);
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
    });
    expect((await read(id, host, await asSeeker(host))).statusCode).toBe(404);
  });

  test('a logo has its address as ever, and the export of its owner has it', async () => {
    const employer = await asEmployer(host);
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('companyLogo', new Blob([new Uint8Array(picture)]), 'logo.png');
    const changed = await host.app.inject({
      method: 'PUT',
      url: `/api/employers/${employer.id}/logo`,
      headers: employer.headers,
      payload: form,
    });
    expect(changed.statusCode).toBe(200);
    const [media] = await host.db.query<{ id: string; length: number }>(
      sql`SELECT id, length(bytes) AS length FROM media`,
    );
    expect(media?.length).toBe(0);
    const shown = await host.app.inject({ url: `/api/media/${media?.id}` });
    expect([shown.statusCode, keyOf(shown.rawPayload)]).toEqual([200, store.keys()[0]]);
    expect(shown.headers['cache-control']).toContain('immutable');
  });

  test('while the store is down uploads and reads are a 503, and nothing is written or lost', async () => {
    const { id, bytes } = await upload('kept');
    const repair = store.breakDown();
    const refused = await sendCv(host, seeker, smallPdf('refused'), 'cv.pdf');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await read(id)).statusCode).toBe(503);
    expect(await rows()).toHaveLength(1);
    // housekeeping keeps the rows of files it can't delete
    await age();
    await expect(dropUnusedStored(host.db)).rejects.toThrow(/not there|SlowDown/);
    expect(await host.db.query(sql`SELECT 1 FROM stored_files`)).toHaveLength(2);
    repair();
    expect((await read(id)).rawPayload.equals(bytes)).toBe(true);
    expect((await sendCv(host, seeker, smallPdf('refused'), 'cv.pdf')).statusCode).toBe(201);
  });

  test('a file that is lost or damaged there is a plain 404', async () => {
    const { id } = await upload('damaged');
    store.corrupt();
    expect((await read(id)).statusCode).toBe(404);
    store.lose();
    expect((await read(id)).statusCode).toBe(404);
  });

  test('what no row has any more goes after an hour, what one has stays, and a backup holds both', async () => {
    const [first, second] = [await upload('goes'), await upload('stays')];
    const same = await upload('stays');
    for (const { id } of [first, same])
      await host.app.inject({
        method: 'DELETE',
        url: `/api/resumes/${id}`,
        headers: seeker.headers,
      });
    expect(await dropUnusedStored(host.db)).toBe(0);
    await age();
    await host.db.withClient(async (client) => {
      await client.query(`SELECT pg_advisory_lock_shared(hashtext('stored files'))`);
      expect(await dropUnusedStored(host.db)).toBe(0);
      // released explicitly: the server frees a closed connection's locks with a delay
      await client.query(`SELECT pg_advisory_unlock_shared(hashtext('stored files'))`);
    });
    expect(await dropUnusedStored(host.db)).toBe(1);
    expect(store.keys()).toEqual([keyOf(second.bytes)]);
    expect((await read(second.id)).statusCode).toBe(200);
  });

  test('an upload whose row is refused leaves an orphan that goes, too', async () => {
    for (const words of ['1', '2', '3']) await upload(words);
    expect((await sendCv(host, seeker, smallPdf('4'), 'cv.pdf')).statusCode).toBe(409);
    expect(store.keys()).toHaveLength(4);
    await age();
    expect(await dropUnusedStored(host.db)).toBe(1);
    expect(store.keys()).toHaveLength(3);
  });

  test('files are moved out and back while they are read, going on where it was stopped', async () => {
    const files = storeOf(host);
    host.db.files = undefined;
    const kept = [await upload('one'), await upload('two'), await upload('three')];
    host.db.files = files;
    expect(store.keys()).toEqual([]);
    const whole = async () => {
      for (const { id, bytes } of kept)
        expect((await read(id)).rawPayload.equals(bytes)).toBe(true);
    };
    const stop = new AbortController();
    const stopped = moveFiles(host.db, {
      to: 'store',
      store: files,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    expect((await rows()).filter(({ key }) => key !== null)).toHaveLength(1);
    await whole();
    const moving = moveFiles(host.db, { to: 'store', store: files });
    await whole();
    expect(await moving).toEqual({ moved: 2, missing: 0 });
    expect((await rows()).every(({ key, length }) => key !== null && length === 0)).toBe(true);
    await whole();
    const back = moveFiles(host.db, { to: 'database', store: files });
    await whole();
    expect(await back).toEqual({ moved: 3, missing: 0 });
    expect((await rows()).every(({ key, length, size }) => key === null && length === size)).toBe(
      true,
    );
    host.db.files = undefined;
    await whole();
    host.db.files = files;
    await age();
    expect(await dropUnusedStored(host.db)).toBe(3);
    expect(store.keys()).toEqual([]);
  });

  test('a backup takes them along, into another store or into the database', async () => {
    const { id, bytes } = await upload('saved');
    const name = path.join(folder, 'files.backup');
    await expect(writeBackup(host.db, name)).rejects.toThrow('set FILES_URL');
    expect(await writeBackup(host.db, name, { files: storeOf(host) })).toMatchObject({
      files: 1,
      missing: 0,
    });
    store.lose();
    const restore = async (settings: Record<string, string>) => {
      const target = await openAnother(settings);
      const backup = await openBackup(name);
      const done = await restoreBackup(target.db, backup, { files: target.db.files });
      await backup.close();
      expect(done.files).toBe(1);
      expect((await read(id, target)).rawPayload.equals(bytes)).toBe(true);
      return target;
    };
    const inside = await restore({});
    expect(store.keys()).toEqual([]);
    expect(await inside.db.query(sql`SELECT 1 FROM stored_files`)).toEqual([]);
    await restore(store.settings);
    expect(store.keys()).toEqual([keyOf(bytes)]);
    // lost files are reported, but don't prevent the backup
    store.lose();
    expect(await writeBackup(host.db, name, { files: storeOf(host) })).toMatchObject({
      files: 0,
      missing: 1,
    });
  });
});

test('a bucket that refuses the signature is a 503', async () => {
  const server = await startBucketServer();
  const host = await openHost({
    FILES_URL: `s3://${bucket}?endpoint=${server.url}&region=${region}`,
    ...bucketKeys,
    AWS_SECRET_ACCESS_KEY: 'another',
  });
  try {
    const answer = await sendCv(host, await asSeeker(host), smallPdf(), 'cv.pdf');
    expect([answer.statusCode, server.asked]).toEqual([503, []]);
  } finally {
    await host.close();
    await server.close();
  }
});
