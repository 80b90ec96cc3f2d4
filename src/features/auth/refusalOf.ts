import { readApiError } from '@/api/wire/apiError';
import type { Refusal } from '@/ui/form/useCheckedForm';

/**
 * Why our own host refused a form: its message at the field it is about, if that is one of
 * `fields`; else as the form's problem, which is `failed` where the host sent no message.
 */
export const refusalOf = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  failed: string,
): Refusal<Name> => {
  const { field, message } = readApiError(error);
  const name = fields.find((each) => each === field);
  return name !== undefined && message
    ? { field: { name, message } }
    : { problem: { text: message ?? failed } };
};
