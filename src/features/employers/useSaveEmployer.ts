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
import { useSaveSection, versionOf, type Version } from '@/features/people/useSaveSection';

type Details = Partial<Record<keyof EmployerDetails, string>>;
type Fields = {
  update?: EmployerUpdate;
  /** Accepted by our own host only; empty text clears a field. */
  details?: Details;
};
const orNull = (texts: Record<string, string>): EmployerDetails =>
  // the gender comes from the options of its select
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() || null]),
  ) as EmployerDetails;
const isAny = <Texts extends object>(texts: Texts | undefined): texts is Texts =>
  texts !== undefined && Object.keys(texts).length > 0;

/** Reads the employer from the host, bypassing the cache; resolves to `null` on failure. */
const useReadEmployer = ({ usernameEmployer }: Employer) => {
  const dispatch = useAppDispatch();
  return async (): Promise<Employer | null> => {
    const { data, isSuccess } = await dispatch(
      jobBoardApi.endpoints.getEmployer.initiate(
        { usernameEmployer },
        { subscribe: false, forceRefetch: true },
      ),
    );
    // on failure the cache keeps the previous answer
    return isSuccess ? (data ?? null) : null;
  };
};

/**
 * Saves one section of an employer and shows `success`: `fields` are all of its values, `edited`
 * the changed ones. If a password is given, checks it first. If a section needs two calls, both can
 * be retried after a failure, since they are idempotent.
 */
export const useSaveEmployer = (employer: Employer, success: string) => {
  const { _id: id } = employer;
  const save = useSaveSection(success);
  const refetchProfile = useReadEmployer(employer);
  const [updateEmployer] = useUpdateEmployerMutation();
  const [updateDetails] = useUpdateEmployerDetailsMutation();
  const [checkPassword] = useCheckPasswordMutation();
  return (fields: Fields, edited: Fields, password?: string) => {
    const send = async ({ update, details }: Fields, version: Version): Promise<void> => {
      if (password) await checkPassword({ passwordCheck: { password } }).unwrap();
      const saved = isAny(update)
        ? await updateEmployer({ id, employerUpdate: update, ...version }).unwrap()
        : undefined;
      if (isAny(details))
        await updateDetails({
          id,
          employerDetails: orNull(details),
          ...(saved ? versionOf(saved.data) : version),
        }).unwrap();
    };
    return save({
      profile: employer,
      edited: { ...edited.update, ...edited.details },
      refetchProfile,
      send: (version) => send(fields, version),
      sendEdited: (version) => send(edited, version),
    });
  };
};
