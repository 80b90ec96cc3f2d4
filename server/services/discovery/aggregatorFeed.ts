import { employmentTypeOf, type EmploymentType } from '@contract/constants/employmentTypes';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import type { Database } from '../../database/database';
import { readWholeFeedState, type WholeFeedState } from '../../repositories/discovery/wholeFeed';
import { listJobs } from '../../repositories/jobs/jobLists';
import { isRemote, type JobRow } from '../../repositories/jobs/jobRows';
import { pageTexts } from '../../texts/pages';
import { cached } from '../cache';
import { hostGazetteer } from '../search/places/hostGazetteer';
import { addressesOf } from './structuredData/jobAddress';
import { jobHtml } from './structuredData/jobHtml';
import { cdataElement, textElement, xmlDeclaration } from './xml';

/** Indeed's names of the employment types; it has no others. */
const typeNames: Partial<Record<EmploymentType, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
};

const remoteType = (job: JobRow): string => {
  if (isRemote(job)) return 'Fully remote';
  return job.workplace === 'hybrid' ? 'Hybrid remote' : '';
};

const jobElement = (gazetteer: Gazetteer, origin: string, job: JobRow): string => {
  // the format allows only one place per job
  const [address] = addressesOf(gazetteer, job.location);
  return [
    '<job>',
    cdataElement('title', job.title),
    cdataElement('date', job.createdAt.toUTCString()),
    cdataElement('referencenumber', job.id),
    cdataElement('requisitionid', job.id),
    cdataElement('url', origin + paths.jobView(job.id)),
    cdataElement('company', job.company),
    cdataElement('sourcename', site.name),
    cdataElement('city', address?.addressLocality),
    cdataElement('state', address?.addressRegion),
    cdataElement('country', address?.addressCountry),
    cdataElement('postalcode', address?.postalCode),
    cdataElement('remotetype', remoteType(job)),
    cdataElement('description', jobHtml({ ...job, description: null, longDescription: null })),
    cdataElement('salary', job.payTo > 0 ? pageTexts.pay(job.payFrom, job.payTo) : undefined),
    cdataElement('education', job.degree),
    cdataElement('jobtype', typeNames[employmentTypeOf(job.employmentType)]),
    cdataElement('category', job.category),
    cdataElement('expirationdate', job.expiresAt.toUTCString()),
    '</job>\n',
  ].join('');
};

/** How long the feed's state is cached, in milliseconds. */
const stateTtl = 60_000;

/** Returns a state that changes with the feed's content. */
export const aggregatorFeedState = (db: Database): Promise<WholeFeedState> =>
  cached(db, 'aggregator feed', stateTtl, () => readWholeFeedState(db.reads));

/**
 * Streams every live job of this site's employers for aggregators (Indeed's XML), newest first.
 * Leaves out imported jobs: they are listed on other sites, and nobody can apply for them here.
 */
export async function* aggregatorFeed(
  db: Database,
  origin: string,
  changedAt: Date | null,
): AsyncGenerator<string, void, undefined> {
  const gazetteer = await hostGazetteer();
  yield [
    xmlDeclaration,
    '<source>',
    textElement('publisher', site.name),
    textElement('publisherurl', `${origin}/`),
    textElement('lastBuildDate', changedAt?.toUTCString()),
    '\n',
  ].join('');
  for await (const rows of listJobs(db.reads, { which: 'live', isOwned: true }))
    yield rows.map((job) => jobElement(gazetteer, origin, job)).join('');
  yield '</source>\n';
}
