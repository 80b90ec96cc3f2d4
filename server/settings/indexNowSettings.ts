import { parsedUrl } from '../parsedUrl';
import { StartError } from '../startError';

export type IndexNowSettings = {
  /** what shows that the site's owner sends them; everybody may read it at /<key>.txt */
  key: string;
  /** who is told of changed pages, and tells other search engines */
  url: string;
};

/** The settings INDEXNOW_…; undefined: nobody is told. */
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
  // as the protocol has it
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key))
    throw new StartError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.');
  if (publicUrl === undefined)
    throw new StartError('INDEXNOW_KEY needs PUBLIC_URL, whose addresses search engines are told.');
  return { key, url };
};
