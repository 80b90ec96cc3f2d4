import { isOverviewRepeated } from '@contract/jobs/overview';
import type { WholeJob } from '../../../repositories/jobs/jobLists';
import { pageTexts } from '../../../texts/pages';
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

/** A list under its name. */
const section = (name: string, items: readonly string[]): string => {
  const html = list(items);
  return html && `<p><strong>${name}</strong></p>${html}`;
};

/**
 * The whole text of a job as HTML, the form that search engines and aggregators take. An overview that
 * is cut from a longer text isn't said twice.
 */
export const jobHtml = (
  job: Pick<
    WholeJob,
    'overview' | 'responsibilities' | 'qualifications' | 'description' | 'longDescription'
  >,
): string => {
  const [description, longDescription] = [job.description ?? '', job.longDescription ?? ''];
  return [
    isOverviewRepeated(job.overview, [description, longDescription])
      ? ''
      : paragraphs(job.overview),
    paragraphs(description),
    markdownHtml(longDescription),
    section(pageTexts.responsibilities, job.responsibilities),
    section(pageTexts.qualifications, job.qualifications),
  ].join('');
};
