import type { Job, JobInput, JobPosting } from '@/api/jobBoardApi';
import type { CheckedForm } from '@/ui/form/useCheckedForm';

/** The wire names of the post form's fields (spec §2.12). */
export type JobField = Exclude<keyof JobPosting, 'usernameEmployer'>;
/** Their values in the form, all strings, numbers included. */
export type JobFormValues = Record<JobField, string>;
/** A form with the fields of a job, and possibly more, as needed by the job's inputs. */
export type JobInputsForm = Pick<CheckedForm<JobField>, 'rhf'> & {
  field: (name: JobField) => ReturnType<CheckedForm<string>['field']>;
  /** Fields that may stay empty; none by default (spec §5). */
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
export const emptyJob: JobFormValues = {
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

/** Builds an object with a text for each field. */
export const eachField = (textOf: (name: JobField) => string): JobFormValues => {
  const texts = { ...emptyJob };
  for (const name of jobFields) texts[name] = textOf(name);
  return texts;
};

/** Their inputs are single-line: the browser drops line breaks. */
const comboboxes: ReadonlySet<string> = new Set(['location', 'employementtype']);

/** Converts a job to form values; missing fields get the default of an empty form. */
export const toJobFormValues = (job: Job): JobFormValues =>
  eachField((name) => {
    const text = String(job[name] ?? emptyJob[name]);
    return comboboxes.has(name) ? text.replaceAll(/[\r\n]/g, '') : text;
  });

/** Picks the job's fields from a form's values. */
export const pickJobFields = (values: Partial<Record<string, string>>): JobFormValues =>
  eachField((name) => values[name] ?? emptyJob[name]);

const numbersOf = ({
  monthlysalary1,
  monthlysalary2,
  numberofvacancies,
}: Pick<JobFormValues, 'monthlysalary1' | 'monthlysalary2' | 'numberofvacancies'>) => ({
  monthlysalary1: Number(monthlysalary1),
  monthlysalary2: Number(monthlysalary2),
  numberofvacancies: Number(numberofvacancies),
});

/** Converts form values to the body of `updateJob` (spec §7), which has no category. */
export const toJobInput = ({ categoryName: _category, ...typed }: JobFormValues): JobInput => ({
  ...typed,
  ...numbersOf(typed),
});

/** Converts form values to the body of `addJob` (spec §7). */
export const toJobPosting = (typed: JobFormValues, usernameEmployer: string): JobPosting => ({
  usernameEmployer,
  ...typed,
  ...numbersOf(typed),
});
