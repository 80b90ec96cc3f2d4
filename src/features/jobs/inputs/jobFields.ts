import type { Job, JobInput, JobPosting } from '@/api/jobBoardApi';
import type { CheckedForm } from '@/ui/form/useCheckedForm';

/** The fields of the post form (spec §2.12), by their wire names. */
export type JobField = Exclude<keyof JobPosting, 'usernameEmployer'>;
/** What is typed in them: texts, the numbers too. */
export type JobTyped = Record<JobField, string>;
/** A form with a job's fields, and maybe more, as their inputs need it. */
export type JobInputsForm = Pick<CheckedForm<JobField>, 'rhf'> & {
  field: (name: JobField) => ReturnType<CheckedForm<string>['field']>;
  /** Those that may stay empty; without it none may (spec §5). */
  optional?: readonly JobField[];
};
export const isRequired = ({ optional }: Pick<JobInputsForm, 'optional'>, name: JobField) =>
  optional === undefined || !optional.includes(name);

export const responsibilities = [
  'responsibilities1',
  'responsibilities2',
  'responsibilities3',
  'responsibilities4',
  'responsibilities5',
] as const satisfies JobField[];
export const qualifications = [
  'qualification1',
  'qualification2',
  'qualification3',
  'qualification4',
] as const satisfies JobField[];

/** An empty form; the three numbers start at 0 (spec §5). */
export const emptyJob: JobTyped = {
  jobtitle: '',
  companyname: '',
  location: '',
  categoryName: '',
  joboverview: '',
  responsibilities1: '',
  responsibilities2: '',
  responsibilities3: '',
  responsibilities4: '',
  responsibilities5: '',
  qualification1: '',
  qualification2: '',
  qualification3: '',
  qualification4: '',
  employementtype: '',
  monthlysalary1: '0',
  monthlysalary2: '0',
  numberofvacancies: '0',
  degreerequired: '',
};

export const isJobField = (name: string): name is JobField => Object.hasOwn(emptyJob, name);
export const jobFields = Object.keys(emptyJob).filter(isJobField);

/** A text for each field. */
export const eachField = (textOf: (name: JobField) => string): JobTyped => {
  const texts = { ...emptyJob };
  for (const name of jobFields) texts[name] = textOf(name);
  return texts;
};

/** Read from what the browser shows, which is one line. */
const comboboxes: ReadonlySet<string> = new Set(['location', 'employementtype']);

/** A job as the form shows it; what the host left out is empty. */
export const typedOf = (job: Job): JobTyped =>
  eachField((name) => {
    const text = String(job[name] ?? emptyJob[name]);
    return comboboxes.has(name) ? text.replaceAll(/[\r\n]/g, '') : text;
  });

/** The job's fields of a form's values. */
export const typedIn = (values: Partial<Record<string, string>>): JobTyped =>
  eachField((name) => values[name] ?? emptyJob[name]);

const numbersOf = ({
  monthlysalary1,
  monthlysalary2,
  numberofvacancies,
}: Pick<JobTyped, 'monthlysalary1' | 'monthlysalary2' | 'numberofvacancies'>) => ({
  monthlysalary1: Number(monthlysalary1),
  monthlysalary2: Number(monthlysalary2),
  numberofvacancies: Number(numberofvacancies),
});

/** What was typed as the body of updateJob (spec §7): no category, and nothing else of the job. */
export const inputOf = ({ categoryName: _category, ...typed }: JobTyped): JobInput => ({
  ...typed,
  ...numbersOf(typed),
});

/** What was typed as the body of addJob (spec §7). */
export const postingOf = (typed: JobTyped, usernameEmployer: string): JobPosting => ({
  usernameEmployer,
  ...typed,
  ...numbersOf(typed),
});
