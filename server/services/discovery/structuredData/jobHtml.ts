import type { WholeJob } from '../../../repositories/jobs/jobLists';
import { escapeXml } from '../xml';
import { markdownHtml } from './markdownHtml';

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeXml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

const list = (items: readonly string[]): string => {
  const said = items.map((item) => item.trim()).filter(Boolean);
  return said.length === 0
    ? ''
    : `<ul>${said.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
};

const plain = (text: string) =>
  text
    .replace(/(\.\.\.|…)\s*$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * The whole text of a job as HTML, the form that search engines and aggregators take. An imported
 * job's overview is cut from its description, and then isn't said twice.
 */
export const jobHtml = (
  job: Pick<
    WholeJob,
    'overview' | 'responsibilities' | 'qualifications' | 'description' | 'longDescription'
  >,
): string => {
  const description = job.description ?? '';
  const isCut = description !== '' && plain(description).startsWith(plain(job.overview));
  return [
    isCut ? '' : paragraphs(job.overview),
    paragraphs(description),
    markdownHtml(job.longDescription ?? ''),
    list(job.responsibilities),
    list(job.qualifications),
  ].join('');
};
