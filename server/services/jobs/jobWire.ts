import type { components } from '@contract/generated/types';
import type { JobRow } from '../../repositories/jobs/jobRows';
import type { JobTexts } from '../../repositories/jobs/jobs';

export type Job = components['schemas']['Job'];
type JobInput = components['schemas']['JobInput'];

/** The address a picture is read at; each upload has one of its own. */
export const mediaAddress = (id: string): string => `/api/media/${id}`;

/**
 * What a list of titles shows of a job: all but its texts. Fields that may be absent are set behind
 * the literal: an answer of objects that were spread from others takes many times longer to write
 * out.
 */
export const toBriefJob = (row: JobRow): Job => {
  const job: Job = {
    _id: row.id,
    jobtitle: row.title,
    companyname: row.company,
    location: row.location,
    employementtype: row.employmentType,
    monthlysalary1: row.payFrom,
    monthlysalary2: row.payTo,
    numberofvacancies: row.vacancies,
    degreerequired: row.degree,
    categoryName: row.category,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    status: row.status,
    companyLogo: row.logoId === null ? null : mediaAddress(row.logoId),
  };
  if (row.employerUsername !== null) job.usernameEmployer = row.employerUsername;
  if (row.endedAt !== null) job.endedAt = row.endedAt.toISOString();
  // a removed job is only ever read by those who may know why
  if (row.status === 'removed' && row.removalReason !== null) job.removalReason = row.removalReason;
  if (row.status === 'removed' && row.removalAnswer !== null) job.removalAnswer = row.removalAnswer;
  return job;
};

/**
 * A job as it goes over the wire (spec §3). `description` goes along where the row was read with
 * it.
 */
export const toJob = (row: JobRow & { description?: string | null }): Job => {
  const job: Job = Object.assign(toBriefJob(row), {
    joboverview: row.overview,
    responsibilities1: row.responsibilities[0] ?? '',
    responsibilities2: row.responsibilities[1] ?? '',
    responsibilities3: row.responsibilities[2] ?? '',
    responsibilities4: row.responsibilities[3] ?? '',
    responsibilities5: row.responsibilities[4] ?? '',
    qualification1: row.qualifications[0] ?? '',
    qualification2: row.qualifications[1] ?? '',
    qualification3: row.qualifications[2] ?? '',
    qualification4: row.qualifications[3] ?? '',
  });
  if (row.description != null) job.description = row.description;
  return job;
};

/** What a job says, from the body of addJob or updateJob. */
export const toJobTexts = (body: JobInput): JobTexts => ({
  title: body.jobtitle,
  company: body.companyname,
  location: body.location,
  overview: body.joboverview,
  responsibilities: [
    body.responsibilities1,
    body.responsibilities2,
    body.responsibilities3,
    body.responsibilities4,
    body.responsibilities5,
  ],
  qualifications: [
    body.qualification1,
    body.qualification2,
    body.qualification3,
    body.qualification4,
  ],
  employmentType: body.employementtype,
  payFrom: body.monthlysalary1,
  payTo: body.monthlysalary2,
  vacancies: body.numberofvacancies,
  degree: body.degreerequired,
});
