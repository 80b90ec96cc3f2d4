import type { JobPosting } from '@/api/jobBoardApi';

/** The fields of the post form (spec §2.12), by their wire names. */
export type JobField = Exclude<keyof JobPosting, 'usernameEmployer'>;
/** What is typed in them: texts, the numbers too. */
export type JobTyped = Record<JobField, string>;

export const responsibilities = ['responsibilities1', 'responsibilities2', 'responsibilities3', 'responsibilities4', 'responsibilities5'] as const satisfies JobField[];
export const qualifications = ['qualification1', 'qualification2', 'qualification3', 'qualification4'] as const satisfies JobField[];

/** An empty form; the three numbers begin at 0 (spec §5). */
export const emptyJob: JobTyped = {
  jobtitle: '', companyname: '', location: '', categoryName: '', joboverview: '',
  responsibilities1: '', responsibilities2: '', responsibilities3: '', responsibilities4: '', responsibilities5: '',
  qualification1: '', qualification2: '', qualification3: '', qualification4: '',
  employementtype: '', monthlysalary1: '0', monthlysalary2: '0', numberofvacancies: '0', degreerequired: '',
};

/** What was typed as the body of addJob (spec §7). */
export const postingOf = (typed: JobTyped, usernameEmployer: string): JobPosting => ({
  usernameEmployer, ...typed,
  monthlysalary1: Number(typed.monthlysalary1), monthlysalary2: Number(typed.monthlysalary2), numberofvacancies: Number(typed.numberofvacancies),
});
