import type { Employer, EmployerDetails, EmployerUpdate } from '@/api/jobBoardApi';
import {
  useCheckPasswordMutation,
  useUpdateEmployerDetailsMutation,
  useUpdateEmployerMutation,
} from '@/api/memberApi';
import { useSaveSection } from '@/features/people/useSaveSection';

type Changes = {
  /** Checked first, where there is one. */
  password?: string;
  update?: EmployerUpdate;
  /** Only our own host takes these; an empty text says that there is none. */
  details?: Partial<Record<keyof EmployerDetails, string>>;
};
const orNull = (texts: Record<string, string>): EmployerDetails =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));

/**
 * Saves one section of an employer and shows `success`. Where a section needs two calls, both may
 * be sent again after a failure: each sets what it names.
 */
export const useSaveEmployer = ({ _id: id }: Employer, success: string) => {
  const save = useSaveSection(success);
  const [updateEmployer] = useUpdateEmployerMutation();
  const [updateDetails] = useUpdateEmployerDetailsMutation();
  const [checkPassword] = useCheckPasswordMutation();
  return ({ password, update, details }: Changes) =>
    save(async () => {
      if (password) await checkPassword({ passwordCheck: { password } }).unwrap();
      if (details) await updateDetails({ id, employerDetails: orNull(details) }).unwrap();
      if (update) await updateEmployer({ id, employerUpdate: update }).unwrap();
    });
};
