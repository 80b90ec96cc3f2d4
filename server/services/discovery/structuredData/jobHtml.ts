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

/** Renders a list with its heading. */
const section = (name: string, items: readonly string[]): string => {
  const html = list(items);
  return html && `<p><strong>${name}</strong></p>${html}`;
};

/**
 * Renders a job's whole text as HTML, as search engines and aggregators require. Omits the overview
 * if it is an excerpt of a longer text.
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
