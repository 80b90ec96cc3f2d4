import type { Job } from '@/api/jobBoardApi';

/**
 * Returns the URL and name of the other site where a live job takes applications, or `undefined` if
 * there is none.
 */
export const elsewhereOf = ({
  applyUrl,
  status,
}: Pick<Job, 'applyUrl' | 'status'>): { href: string; name: string } | undefined => {
  if (!applyUrl || (status !== undefined && status !== 'live') || !URL.canParse(applyUrl))
    return undefined;
  const { protocol, href, hostname } = new URL(applyUrl);
  return protocol === 'https:' || protocol === 'http:'
    ? { href, name: hostname.replace(/^www\./, '') }
    : undefined;
};
