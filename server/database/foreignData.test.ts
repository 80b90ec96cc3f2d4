import fs from 'node:fs';
import path from 'node:path';
import { silent } from '../test/testServer';
import { startEmbedded } from './embedded/embedded';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync('/tmp/jobline-foreign-');
  fs.chmodSync(dataDir, 0o755);
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const put = (folder: string, version: string) => {
  fs.mkdirSync(path.join(dataDir, folder));
  fs.writeFileSync(path.join(dataDir, folder, 'PG_VERSION'), `${version}\n`);
};
const everything = () => fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted();

test.each([
  ['of an older major', 'pg17', '17'],
  ['of a newer major', 'pg19', '19'],
  ['whose files are of another major than its name says', 'pg18', '17'],
])(
  'a database %s stops the start with what to do, and nothing is made beside it',
  async (_name, folder, version) => {
    put(folder, version);
    const before = everything();
    await expect(startEmbedded(dataDir, silent)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        new RegExp(
          `^${dataDir}/${folder} holds a database of PostgreSQL ${version}, [^\\n]*npm run backup -- FILE[^\\n]*rename[^\\n]*npm run restore -- FILE[^\\n]*$`,
        ),
      ),
    });
    expect(everything()).toEqual(before);
  },
);

test('a database kept in a folder that is gone stops the start, too', async () => {
  const gone = path.join(dataDir, 'gone');
  fs.writeFileSync(path.join(dataDir, 'database-location'), `${gone}\n`);
  await expect(startEmbedded(dataDir, silent)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(new RegExp(`^The database of ${dataDir} was kept in ${gone}, `)),
  });
  expect(everything()).toEqual(['database-location']);
});

test('a folder that was renamed, as the line says, is left alone', async () => {
  put('pg17', '17');
  fs.renameSync(path.join(dataDir, 'pg17'), path.join(dataDir, 'pg17.old'));
  const server = await startEmbedded(dataDir, silent);
  await server.stop();
  expect(everything()).toEqual(expect.arrayContaining(['pg17.old/PG_VERSION', 'pg18/PG_VERSION']));
});
