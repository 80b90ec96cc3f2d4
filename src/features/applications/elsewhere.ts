import type { Job } from '@/api/jobBoardApi';

/** Where one applies for a live job on another site: its address and name; undefined: not there. */
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
