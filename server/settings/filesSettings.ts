import { fileURLToPath } from 'node:url';
import { parsedUrl } from '../parsedUrl';
import { settingError, urlOf, type Source } from './source';

/** Where the bytes of uploaded files are stored, if not in the database. */
export type FilesSettings =
  | { kind: 'folder'; folder: string }
  | {
      kind: 'bucket';
      /** the URL of the bucket and of the folder in it, without a trailing slash */
      url: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
      sessionToken: string | undefined;
    };

const fail = (reason: string) => settingError('FILES_URL', reason);

const readFolder = (url: URL): FilesSettings => {
  // a host would be another machine; %2F can't be part of a path
  if (url.host !== '' || url.pathname === '/' || /%2f/i.test(url.pathname))
    throw fail('must name a folder, such as file:///var/lib/jobline-files.');
  return { kind: 'folder', folder: fileURLToPath(url) };
};

const regionPattern = /^[a-z0-9-]{1,40}$/;
/** Returns the URL of the S3 service; Amazon's in the region by default. */
const endpointOf = (given: string | null, region: string): string => {
  const text = given ?? `https://s3.${region}.amazonaws.com`;
  const url = parsedUrl(text);
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.username !== ''
  )
    throw fail('has an endpoint that is no address such as https://s3.example.');
  return url.href.replace(/\/$/, '');
};

const readBucket = (source: Source, url: URL): FilesSettings => {
  if (url.username !== '')
    throw fail('must not hold a password: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw fail('must name a bucket, such as s3://jobline-files?region=us-east-1.');
  if (!/^[\w./-]*$/.test(url.pathname))
    throw fail('has a folder of the bucket with other signs than letters, digits and . _ - /.');
  const unknown = [...url.searchParams.keys()].find((key) => !['endpoint', 'region'].includes(key));
  if (unknown !== undefined) throw fail(`knows endpoint and region, not "${unknown}".`);
  const region = url.searchParams.get('region') ?? source['AWS_REGION'] ?? 'us-east-1';
  if (!regionPattern.test(region)) throw fail('has a region that is no name such as us-east-1.');
  const [accessKeyId, secretAccessKey] = [
    source['AWS_ACCESS_KEY_ID'],
    source['AWS_SECRET_ACCESS_KEY'],
  ];
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw fail('needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const endpoint = endpointOf(url.searchParams.get('endpoint'), region);
  const folder = url.pathname.split('/').filter((part) => part !== '');
  return {
    kind: 'bucket',
    url: [endpoint, url.hostname, ...folder].join('/'),
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: source['AWS_SESSION_TOKEN'],
  };
};

/** Reads FILES_URL; `undefined` means the database. */
export const readFilesSettings = (source: Source): FilesSettings | undefined => {
  const url = urlOf(source, 'FILES_URL', ['file:', 's3:'], true);
  if (url === undefined) return undefined;
  return url.protocol === 'file:' ? readFolder(url) : readBucket(source, url);
};
