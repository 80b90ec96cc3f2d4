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
  /** Only our own host takes these; an empty text says that there is none. */
  details?: Details;
};
const orNull = (texts: Record<string, string>): EmployerDetails =>
  // a gender is one that its select offers
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() || null]),
  ) as EmployerDetails;
const isAny = <Texts extends object>(texts: Texts | undefined): texts is Texts =>
  texts !== undefined && Object.keys(texts).length > 0;

/** Reads the employer from the host, past the cache; resolves to null where that fails. */
const useReadEmployer = ({ usernameEmployer }: Employer) => {
  const dispatch = useAppDispatch();
  return async (): Promise<Employer | null> => {
    const { data, isSuccess } = await dispatch(
      jobBoardApi.endpoints.getEmployer.initiate(
        { usernameEmployer },
        { subscribe: false, forceRefetch: true },
      ),
    );
    // the cache keeps an older answer where the new one didn't come
    return isSuccess ? (data ?? null) : null;
  };
};

/**
 * Saves one section of an employer and shows `success`: `fields` are all of it, `edited` those that
 * were changed. A password is checked first, where there is one. Where a section needs two calls,
 * both may be sent again after a failure: each sets what it names.
 */
export const useSaveEmployer = (employer: Employer, success: string) => {
  const { _id: id } = employer;
  const save = useSaveSection(success);
  const readAgain = useReadEmployer(employer);
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
      readAgain,
      send: (version) => send(fields, version),
      sendEdited: (version) => send(edited, version),
    });
  };
};
