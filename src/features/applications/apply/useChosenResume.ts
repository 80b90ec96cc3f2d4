import { useRef, useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useGetResumesQuery } from '@/api/memberApi';
import { useSendResume } from '@/features/resumes/useSendResume';

/** The latest choice: a saved CV or none, and the last uploaded file. */
type Picked = {
  choice: string | undefined;
  uploaded: Resume | null;
  /** Whether a file was rejected and nothing else has been picked since. */
  isRefused: boolean;
};

/**
 * Returns the id of the picked CV if it still exists, otherwise of the default one; '' for none,
 * `undefined` if unknown.
 */
const chosenOf = (
  { choice, uploaded, isRefused }: Picked,
  resumes: readonly Resume[] | undefined,
): string | undefined => {
  // a user whose only file was rejected hasn't chosen to send no CV
  if (isRefused && !uploaded && !resumes?.length) return undefined;
  // an upload can be selected before the list contains it
  if (choice === '' || (choice !== undefined && choice === uploaded?._id)) return choice;
  if (!resumes) return undefined;
  return resumes.some(({ _id }) => _id === choice)
    ? choice
    : (resumes.find(({ isDefault }) => isDefault)?._id ?? '');
};

/**
 * Holds the choice and runs uploads. `latest` reads the current state from a submit handler created
 * by an earlier render.
 */
const usePicked = (drafted: string | undefined) => {
  const { send, isBusy, problem } = useSendResume();
  const [picked, setPicked] = useState<Picked>({
    choice: drafted,
    uploaded: null,
    isRefused: false,
  });
  /** Resolves to `false` if the file was rejected and nothing else has been picked since. */
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
      // another one was picked in the meantime
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

/** The CV to send with an application; `drafted` is the choice stored in the draft. */
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
    /** Whether the last submit was stopped because it was unknown which CV to send. */
    isUndecided: isUndecided && chosen === undefined,
    /** Whether there is a choice to show; if only to send none. */
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
     * Waits for a running upload and the list of CVs. Resolves to the id of the CV to send, '' for
     * none, or `undefined` if unknown, in which case an error is shown at the field.
     */
    resolveResumeId: async (): Promise<string | undefined> => {
      setUndecided(false);
      if ((await latest().upload) === false) return undefined;
      const waits = chosenIn(data) === undefined && isFetching;
      // resolves with the request in flight
      const chosen = chosenIn(waits ? (await refetch()).data : data);
      setUndecided(chosen === undefined);
      return chosen;
    },
  };
};
