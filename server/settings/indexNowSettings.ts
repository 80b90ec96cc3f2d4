import { parsedUrl } from '../parsedUrl';
import { StartError } from '../startError';

export type IndexNowSettings = {
  /** proves that notifications come from the site's owner; public at /<key>.txt */
  key: string;
  /** the service that is notified of changed pages, and notifies other search engines */
  url: string;
};

/** Reads the settings INDEXNOW_…; returns `undefined` if nobody is notified. */
export const readIndexNow = (
  source: Record<string, string | undefined>,
  publicUrl: string | undefined,
): IndexNowSettings | undefined => {
  const key = source['INDEXNOW_KEY'];
  const url = source['INDEXNOW_URL'] ?? 'https://api.indexnow.org/indexnow';
  if (!/^https?:$/.test(parsedUrl(url)?.protocol ?? ''))
    throw new StartError(
      `INDEXNOW_URL must be an address that begins with http:// or https://, not "${url}".`,
    );
  if (key === undefined) return undefined;
  // as the protocol requires
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key))
    throw new StartError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.');
  if (publicUrl === undefined)
    throw new StartError('INDEXNOW_KEY needs PUBLIC_URL, whose addresses search engines are told.');
  return { key, url };
};
