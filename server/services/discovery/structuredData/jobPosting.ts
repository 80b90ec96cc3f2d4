import type { EducationalOccupationalCredential, JobPosting, WithContext } from 'schema-dts';
import { employmentTypeOf, type EmploymentType } from '@contract/constants/employmentTypes';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';
import type { Gazetteer } from '@contract/search/places/gazetteer';
import type { WholeJob } from '../../../repositories/jobs/jobLists';
import { isRemote } from '../../../repositories/jobs/jobRows';
import { mediaAddress } from '../../jobs/jobWire';
import { addressOf, type Address } from './jobAddress';
import { jobHtml } from './jobHtml';

/** Google's names of the types. */
const typeNames: Record<EmploymentType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
};

/** The words that Google reads of a degree; others are left out. */
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

/** Undefined where the pay isn't disclosed. */
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

/** Of a remote job who may apply from where; its place only where it names one. */
const whereOf = (job: WholeJob, address: Address | undefined) => {
  const jobLocation = address && { '@type': 'Place' as const, address };
  if (!isRemote(job)) return { jobLocation };
  const named = address?.addressLocality !== undefined;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {
      '@type': 'Country' as const,
      name: address?.addressCountry ?? site.country.code,
    },
    jobLocation: named ? jobLocation : undefined,
  };
};

type Posting = {
  job: WholeJob;
  origin: string;
  /** The employer's own, null where it gives none. */
  website: string | null;
  gazetteer: Gazetteer;
};

/** A live job as search engines read it (Google's JobPosting). What the job doesn't say is left out. */
export const jobPosting = ({
  job,
  origin,
  website,
  gazetteer,
}: Posting): WithContext<JobPosting> => {
  const credential = credentialOf(job.degree);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    url: origin + paths.jobView(job.id),
    datePosted: job.createdAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    // schema.org takes any text
    employmentType: typeNames[employmentTypeOf(job.employmentType)],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(website && { sameAs: website }),
      ...(job.logoId !== null && { logo: origin + mediaAddress(job.logoId) }),
    },
    ...whereOf(job, addressOf(gazetteer, job.location)),
    baseSalary: salaryOf(job),
    // one applies here, with the account of this site
    directApply: job.applyUrl === null,
    ...(job.vacancies > 0 && { totalJobOpenings: job.vacancies }),
    ...(credential && { educationRequirements: credential }),
    industry: job.category,
  };
};
