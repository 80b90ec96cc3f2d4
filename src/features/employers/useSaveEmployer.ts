import { blamedField } from '@/api/fault';
import { useHostConfig } from '@/api/hostConfig';
import {
  useUpdateEmployerDetailsMutation,
  useUpdateEmployerMutation,
  type Employer,
  type EmployerDetails,
  type EmployerUpdate,
} from '@/api/jobBoardApi';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

type Sent = {
  update?: EmployerUpdate;
  /** Only our own host takes these; an empty text says that there is none. */
  details?: Partial<Record<keyof EmployerDetails, string>>;
};
const orNull = (texts: Record<string, string>): EmployerDetails =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));

/**
 * Saves one section of an employer and tells `success`. A failure is only logged (spec §8), but our
 * own host's word about a field is shown under it. Where a section needs two calls, both may be
 * sent again: each sets what it names.
 */
export const useSaveEmployer = ({ _id: id }: Employer, success: string) => {
  const { extensions } = useHostConfig();
  const [updateEmployer] = useUpdateEmployerMutation();
  const [updateDetails] = useUpdateEmployerDetailsMutation();
  return async ({ update, details }: Sent): Promise<Refusal<never> | null> => {
    try {
      if (details) await updateDetails({ id, employerDetails: orNull(details) }).unwrap();
      if (update) await updateEmployer({ id, employerUpdate: update }).unwrap();
    } catch (error) {
      const field = blamedField(error, extensions);
      return field ? { field } : {};
    }
    notify.success(success);
    return null;
  };
};
