import type {
  EducationalOccupationalCredential,
  JobPosting,
  Organization,
  WithContext,
} from 'schema-dts';
import { employmentTypeOf, type EmploymentType } from '@contract/constants/employmentTypes';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import { placeKey } from '@contract/search/places/placeKey';
import { namedCompany } from '@contract/search/relevance/unnamedCompany';
import type { WholeJob } from '../../../repositories/jobs/jobLists';
import { isRemote } from '../../../repositories/jobs/jobRows';
import { mediaAddress } from '../../jobs/jobWire';
import { addressesOf, saysWorldwide, type Address } from './jobAddress';
import { jobHtml } from './jobHtml';

/** Google's names of the employment types. */
const typeNames: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
};
const perDiem = /\bper[\s_-]*diem\b|\bprn\b/i;

/** Returns each type that a text names, such as "Part-time, contract". */
const typesOf = (spelling: string): string | string[] | undefined => {
  const parts = spelling
    .split(/[,;&+|]|\s(?:and|or|\/)\s|(?<=time)\//i)
    .filter((part) => part.trim());
  const names = new Set(
    parts.map((part) => (perDiem.test(part) ? 'PER_DIEM' : typeNames[employmentTypeOf(part)])),
  );
  // "OTHER" tells search engines nothing
  const [only, ...others] = [...names].filter((name) => name !== 'OTHER');
  return only === undefined || others.length === 0 ? only : [only, ...others];
};

/** The degrees that Google understands; others are left out. */
const degrees: readonly (readonly [RegExp, string])[] = [
  [/\b(master|ph\.?\s?d|doctor|postgraduate|mba)/i, 'postgraduate degree'],
  [/\bbachelor|\bb\.?\s?(a|sc?)\b/i, 'bachelor degree'],
  [/\bassociate/i, 'associate degree'],
  [/\bcertificat/i, 'professional certificate'],
  [/\bhigh[\s-]school|\bged\b/i, 'high school'],
];
const credentialOf = (degree: string): EducationalOccupationalCredential | undefined => {
  const found = degrees.find(([pattern]) => pattern.test(degree))?.[1];
  return found === undefined
    ? undefined
    : { '@type': 'EducationalOccupationalCredential', credentialCategory: found };
};

/** Returns `undefined` if the pay isn't disclosed. */
const salaryOf = ({ payFrom, payTo }: WholeJob): JobPosting['baseSalary'] =>
  payTo <= 0
    ? undefined
    : {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          ...(payFrom > 0 && payFrom < payTo
            ? { minValue: payFrom, maxValue: payTo }
            : { value: payTo }),
          unitText: 'MONTH',
        },
      };

const oneOrAll = <Each>(all: readonly Each[]): Each | readonly Each[] | undefined =>
  all.length > 1 ? all : all[0];
const isTown = ({ addressLocality }: Address): boolean => addressLocality !== undefined;

/**
 * Returns the countries and states that a remote job's location names; `undefined` for the whole
 * world.
 */
const applicantsOf = (gazetteer: Gazetteer, addresses: readonly Address[], location: string) => {
  const areas = addresses
    .filter((address) => !isTown(address))
    .map(({ addressRegion, addressCountry = site.country.code }) => {
      const state = gazetteer.states.get(placeKey(addressRegion ?? ''))?.name;
      return state === undefined
        ? { '@type': 'Country' as const, name: addressCountry }
        : // Google's format
          { '@type': 'State' as const, name: `${state}, USA` };
    });
  if (areas.length > 0) return oneOrAll(areas);
  if (saysWorldwide(location)) return undefined;
  const countries = new Set(
    addresses.map(({ addressCountry = site.country.code }) => addressCountry),
  );
  return oneOrAll(
    [...(countries.size > 0 ? countries : [site.country.code])].map((name) => ({
      '@type': 'Country' as const,
      name,
    })),
  );
};

/**
 * Returns a job's location. For a remote job: from where people may apply, and its places only if
 * it names towns.
 */
const whereOf = (gazetteer: Gazetteer, job: WholeJob) => {
  const addresses = addressesOf(gazetteer, job.location);
  const placesAt = (all: readonly Address[]) =>
    oneOrAll(all.map((address) => ({ '@type': 'Place' as const, address })));
  if (isRemote(job))
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: applicantsOf(gazetteer, addresses, job.location),
      jobLocation: placesAt(addresses.filter(isTown)),
    };
  // a job at an unknown place is in this country, unless it names another one
  const country = { '@type': 'PostalAddress' as const, addressCountry: site.country.code };
  return { jobLocation: placesAt(addresses.length > 0 ? addresses : [country]) };
};

type Posting = {
  job: WholeJob;
  origin: string;
  /** The employer's name and website; null if the profile has none. */
  company: string | null;
  website: string | null;
  gazetteer: Gazetteer;
};

const legalForms =
  /\b(?:inc|incorporated|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|plc)\b/g;
const isSameCompany = (...names: [string, string]): boolean => {
  const [one, other] = names.map((name) =>
    placeKey(name).replaceAll(legalForms, '').replaceAll(' ', ''),
  );
  return one === other;
};

/** Google's value for an anonymous employer; schema.org's types don't allow text here. */
const confidential = 'confidential' as unknown as Organization;

/** Returns the hiring company's name; `undefined` if the job doesn't name it. */
const hiringName = (job: WholeJob): string | undefined => {
  const name = namedCompany(job.company);
  return name === '' || name.toLowerCase() === 'confidential' ? undefined : name;
};

/** Returns the job's company; website and logo of the profile only if it is the employer's own. */
const organizationOf = ({ job, origin, company, website }: Posting): Organization => {
  const name = hiringName(job);
  if (name === undefined) return confidential;
  // an agency's client isn't the employer itself
  const isOwn = company === null || isSameCompany(company, name);
  return {
    '@type': 'Organization',
    name,
    ...(isOwn && website && { sameAs: website }),
    ...(isOwn && job.logoId !== null && { logo: origin + mediaAddress(job.logoId) }),
  };
};

/** Returns a live job as structured data (Google's JobPosting). Omits what the job doesn't say. */
export const jobPosting = (posting: Posting): WithContext<JobPosting> => {
  const { job, origin, gazetteer } = posting;
  const name = hiringName(job);
  const credential = credentialOf(job.degree);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', ...(name && { name }), value: job.id },
    url: origin + paths.jobView(job.id),
    datePosted: job.createdAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    // schema.org allows any text
    employmentType: typesOf(job.employmentType),
    hiringOrganization: organizationOf(posting),
    ...whereOf(gazetteer, job),
    baseSalary: salaryOf(job),
    // whether people apply on this site, with an account here
    directApply: job.applyUrl === null,
    ...(job.vacancies > 0 && { totalJobOpenings: job.vacancies }),
    ...(credential && { educationRequirements: credential }),
    ...(job.category && { industry: job.category }),
  };
};
