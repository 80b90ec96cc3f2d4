import { useRef, useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useGetResumesQuery } from '@/api/memberApi';
import { useSendResume } from '@/features/resumes/useSendResume';

/** What was picked last: a saved CV or none, or a file that is being uploaded. */
type Picked = {
  choice: string | undefined;
  uploaded: Resume | null;
  /** Whether a file was refused and nothing else was picked since. */
  isRefused: boolean;
};

/**
 * The picked CV if it still exists, else the default; '' for none, undefined while nobody can tell.
 */
const chosenOf = (
  { choice, uploaded, isRefused }: Picked,
  resumes: readonly Resume[] | undefined,
): string | undefined => {
  // who wanted to send a file that was refused, and has no other, hasn't chosen to send none
  if (isRefused && !uploaded && !resumes?.length) return undefined;
  // an upload is known before the list has it
  if (choice === '' || (choice !== undefined && choice === uploaded?._id)) return choice;
  if (!resumes) return undefined;
  return resumes.some(({ _id }) => _id === choice)
    ? choice
    : (resumes.find(({ isDefault }) => isDefault)?._id ?? '');
};

/** What is picked, and uploads. `latest` is for what waits to be sent: it was rendered earlier. */
const usePicked = (drafted: string | undefined) => {
  const { send, isBusy, problem } = useSendResume();
  const [picked, setPicked] = useState<Picked>({
    choice: drafted,
    uploaded: null,
    isRefused: false,
  });
  /** Resolves to false where the file was refused and nothing else was picked since. */
  const upload = useRef<Promise<boolean>>(null);
  const latest = useRef(picked);
  const change = (changes: Partial<Picked>): void => {
    latest.current = { ...latest.current, ...changes };
    setPicked(latest.current);
  };
  const pick = (id: string): void => {
    upload.current = null;
    change({ choice: id, isRefused: false });
  };
  const take = (file: File): void => {
    if (upload.current) return;
    const sending = send(file).then((stored) => {
      // another was picked meanwhile
      if (upload.current !== sending) return true;
      upload.current = null;
      change(
        stored ? { choice: stored._id, uploaded: stored, isRefused: false } : { isRefused: true },
      );
      return stored !== null;
    });
    upload.current = sending;
  };
  return {
    picked,
    pick,
    latest: () => ({ picked: latest.current, upload: upload.current }),
    upload: { take, isBusy, problem },
  };
};

/** The CV that goes along with an application; `drafted` is what was picked on an earlier day. */
export const useChosenResume = (drafted: string | undefined) => {
  const { data, isFetching, refetch } = useGetResumesQuery();
  const { picked, pick, latest, upload } = usePicked(drafted);
  const [isUndecided, setUndecided] = useState(false);
  const { choice, uploaded, isRefused } = picked;
  const chosenIn = (resumes: typeof data): string | undefined => chosenOf(latest().picked, resumes);
  const chosen = chosenOf(picked, data);
  const hasFailed = !data && !isFetching;
  return {
    resumes: data ?? (uploaded ? [uploaded] : undefined),
    isLoading: !data && isFetching,
    hasFailed,
    /** Whether it wasn't sent because nobody could tell which CV is meant. */
    isUndecided: isUndecided && chosen === undefined,
    /** Whether there is something to choose from: sending none, at least. */
    isAsked: (data ? data.length > 0 || isRefused : uploaded !== null) || hasFailed,
    retry: (): void => void refetch(),
    choice,
    chosen,
    choose: (id: string): void => {
      pick(id);
      setUndecided(false);
    },
    upload,
    /**
     * The CV to send, '' for none, once the upload that runs and the list of CVs are there;
     * undefined where nobody can tell, which is said at the field.
     */
    settle: async (): Promise<string | undefined> => {
      setUndecided(false);
      if ((await latest().upload) === false) return undefined;
      const waits = chosenIn(data) === undefined && isFetching;
      // while it is being read this waits for that
      const chosen = chosenIn(waits ? (await refetch()).data : data);
      setUndecided(chosen === undefined);
      return chosen;
    },
  };
};
