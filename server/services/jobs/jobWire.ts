import type { components } from '@contract/generated/types';
import { saysRemote } from '@contract/jobs/remote';
import { withoutInvisible } from '@contract/text/invisible';
import type { WholeJob } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import type { JobTexts } from '../../repositories/jobs/jobs';

export type Job = components['schemas']['Job'];
type JobInput = components['schemas']['JobInput'];

/** Returns the path of a picture; each upload has its own. */
export const mediaAddress = (id: string): string => `/api/media/${id}`;

/** An imported job may be remote by its source alone, of which its title and place say nothing. */
const statedWorkplace = ({ workplace, remote, title, location }: JobRow): Job['workplace'] | null =>
  workplace ?? (remote && !saysRemote(title, location) ? 'remote' : null);

/**
 * Converts a job without its long texts, for lists. Optional fields are assigned afterwards:
 * objects created by spread take many times longer to serialize.
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
  if (row.answerDays !== null) job.answersWithin = row.answerDays;
  const workplace = statedWorkplace(row);
  if (workplace !== null) job.workplace = workplace;
  if (row.closesOn !== null) job.closesOn = row.closesOn;
  if (row.confirmedAt !== null) job.confirmedAt = row.confirmedAt.toISOString();
  if (row.applyUrl !== null) job.applyUrl = row.applyUrl;
  // removed jobs are only returned to callers who may know the reason
  if (row.status === 'removed' && row.removalReason !== null) job.removalReason = row.removalReason;
  if (row.status === 'removed' && row.removalAnswer !== null) job.removalAnswer = row.removalAnswer;
  return job;
};

type ReadJob = JobRow & Partial<Pick<WholeJob, 'description' | 'longDescription' | 'questions'>>;
/** Converts a job (spec §3), with its long texts and `questions` if the row has them. */
export const toJob = (row: ReadJob): Job => {
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
  if (row.longDescription != null) job.longDescription = row.longDescription;
  if (row.questions !== undefined) job.questions = row.questions;
  return job;
};

/**
 * Returns a job's texts from the body of addJob or updateJob. Removes invisible characters from its
 * names: pasted text often contains some, and they would allow a name to imitate another.
 */
export const toJobTexts = (body: JobInput): JobTexts => ({
  title: withoutInvisible(body.jobtitle),
  company: withoutInvisible(body.companyname),
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
