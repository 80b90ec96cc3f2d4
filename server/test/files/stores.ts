import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bucket, bucketKeys, region, startBucketServer } from './bucketServer';

/** A store under test, with what a test does to it from the outside. */
export type StoreUnderTest = {
  settings: Record<string, string>;
  keys: () => string[];
  /** makes it unavailable until the returned function is called */
  breakDown: () => () => void;
  /** deletes all files */
  lose: () => void;
  /** corrupts every file */
  corrupt: () => void;
  close: () => Promise<void>;
};

const openFolder = async (): Promise<StoreUnderTest> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-files-'));
  const files = () =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  return {
    settings: { FILES_URL: `file://${folder}` },
    keys: () => files().map((file) => path.basename(file)),
    breakDown: () => {
      fs.renameSync(folder, `${folder}.away`);
      return () => fs.renameSync(`${folder}.away`, folder);
    },
    lose: () => files().forEach((file) => fs.unlinkSync(file)),
    corrupt: () => files().forEach((file) => fs.appendFileSync(file, 'x')),
    close: async () => fs.rmSync(folder, { recursive: true }),
  };
};

const openBucket = async (): Promise<StoreUnderTest> => {
  const server = await startBucketServer();
  return {
    settings: {
      FILES_URL: `s3://${bucket}/some/folder?endpoint=${server.url}&region=${region}`,
      ...bucketKeys,
    },
    keys: () => [...server.objects.keys()].map((key) => path.basename(key)),
    breakDown: () => {
      server.fault = { status: 503, code: 'SlowDown' };
      return () => {
        server.fault = undefined;
      };
    },
    lose: () => server.objects.clear(),
    corrupt: () => {
      for (const [key, bytes] of server.objects)
        server.objects.set(key, Buffer.concat([bytes, Buffer.from('x')]));
    },
    close: server.close,
  };
};

export const storesUnderTest: [string, () => Promise<StoreUnderTest>][] = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
];
