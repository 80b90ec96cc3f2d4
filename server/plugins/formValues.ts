import { isRecord } from '@contract/isRecord';

/** An amount as an HTML input sends it: at most 12 digits and a fraction. */
const amount = /^\d{1,12}(?:\.\d{1,12})?$/;
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && amount.test(value) ? Number(value) : value;
/** Converts phones and similar texts that some clients send as numbers. */
const toText = (value: unknown): unknown =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : value;

const job = { monthlysalary1: toNumber, monthlysalary2: toNumber, numberofvacancies: toNumber };
const employer = { phoneEmployer: toText, companyPhone: toText, companyNumberofemployees: toText };
const seeker = { phonejobseek: toText };
const readers: Readonly<Record<string, Readonly<Record<string, (value: unknown) => unknown>>>> = {
  addJob: job,
  updateJob: job,
  registerEmployer: { phoneEmployer: toText },
  updateEmployer: employer,
  registerJobSeeker: seeker,
  updateJobSeeker: seeker,
};

/**
 * Converts the values that clients of spec §7 send as HTML inputs hold them: text of digits for a
 * job's numbers, a whole number for a phone. Nothing else is ever converted (product §2); other
 * values are left for validation to refuse.
 */
export const readFormValues = (operationId: string, body: unknown): unknown => {
  const fields = readers[operationId];
  if (fields === undefined || !isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      // own properties only, so that names such as `constructor` aren't fields
      (Object.hasOwn(fields, name) ? fields[name]?.(value) : undefined) ?? value,
    ]),
  );
};
