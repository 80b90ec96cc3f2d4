import { useAppDispatch } from '@/api/hooks';
import {
  jobBoardApi,
  type Employer,
  type EmployerDetails,
  type EmployerUpdate,
} from '@/api/jobBoardApi';
import {
  useCheckPasswordMutation,
  useUpdateEmployerDetailsMutation,
  useUpdateEmployerMutation,
} from '@/api/memberApi';
import { useSaveSection, versionOf } from '@/features/people/useSaveSection';

type Details = Partial<Record<keyof EmployerDetails, string>>;
type Changes = {
  /** Checked first, where there is one. */
  password?: string;
  update?: EmployerUpdate;
  /** Only our own host takes these; an empty text says that there is none. */
  details?: Details;
};
const orNull = (texts: Record<string, string>): EmployerDetails =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));
const namesIn = ({ update = {}, details = {} }: Changes) =>
  // the keys of those two
  [...Object.keys(update), ...Object.keys(details)] as (keyof EmployerUpdate | keyof Details)[];

/** Reads the employer from the host, past the cache; resolves to null where that fails. */
const useReadEmployer = ({ usernameEmployer }: Employer) => {
  const dispatch = useAppDispatch();
  return async (): Promise<Employer | null> => {
    const { data } = await dispatch(
      jobBoardApi.endpoints.getEmployer.initiate(
        { usernameEmployer },
        { subscribe: false, forceRefetch: true },
      ),
    );
    return data ?? null;
  };
};

/**
 * Saves one section of an employer and shows `success`. Where a section needs two calls, both may
 * be sent again after a failure: each sets what it names.
 */
export const useSaveEmployer = (employer: Employer, success: string) => {
  const { _id: id } = employer;
  const save = useSaveSection(success);
  const readAgain = useReadEmployer(employer);
  const [updateEmployer] = useUpdateEmployerMutation();
  const [updateDetails] = useUpdateEmployerDetailsMutation();
  const [checkPassword] = useCheckPasswordMutation();
  return (changes: Changes) =>
    save({
      profile: employer,
      names: namesIn(changes),
      readAgain,
      send: async (version) => {
        const { password, update, details } = changes;
        if (password) await checkPassword({ passwordCheck: { password } }).unwrap();
        const saved = update
          ? await updateEmployer({ id, employerUpdate: update, ...version }).unwrap()
          : undefined;
        if (details)
          await updateDetails({
            id,
            employerDetails: orNull(details),
            ...(saved ? versionOf(saved.data) : version),
          }).unwrap();
      },
    });
};
