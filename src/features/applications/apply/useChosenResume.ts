import { useRef, useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useGetResumesQuery } from '@/api/memberApi';
import { useSendResume } from '@/features/resumes/useSendResume';

/** The picked CV if it still exists, else the default; '' for none, undefined while nobody can tell. */
const chosenOf = (
  choice: string | undefined,
  uploaded: Resume | null,
  resumes: readonly Resume[] | undefined,
): string | undefined => {
  // an upload is known before the list has it
  if (choice === '' || (choice !== undefined && choice === uploaded?._id)) return choice;
  if (!resumes) return undefined;
  return resumes.some(({ _id }) => _id === choice)
    ? choice
    : (resumes.find(({ isDefault }) => isDefault)?._id ?? '');
};

/** What was picked last: a saved CV or none, or a file that is being uploaded. */
type Picked = {
  choice: string | undefined;
  uploaded: Resume | null;
  /** Resolves to false where the file was refused and nothing else was picked since. */
  upload: Promise<boolean> | null;
};

/** What is picked, and uploads. `latest` is for what waits to be sent: it was rendered earlier. */
const usePicked = (drafted: string | undefined) => {
  const { send, isBusy, problem } = useSendResume();
  const [choice, setChoice] = useState(drafted);
  const [uploaded, setUploaded] = useState<Resume | null>(null);
  const latest = useRef<Picked>({ choice: drafted, uploaded: null, upload: null });
  const pick = (id: string): void => {
    latest.current = { ...latest.current, choice: id, upload: null };
    setChoice(id);
  };
  const take = (file: File): void => {
    if (latest.current.upload) return;
    const upload = send(file).then((stored) => {
      // another was picked meanwhile
      if (latest.current.upload !== upload) return true;
      latest.current.upload = null;
      if (!stored) return false;
      latest.current.uploaded = stored;
      setUploaded(stored);
      pick(stored._id);
      return true;
    });
    latest.current.upload = upload;
  };
  return {
    choice,
    uploaded,
    pick,
    latest: (): Picked => latest.current,
    upload: { take, isBusy, problem },
  };
};

/** The CV that goes along with an application; `drafted` is what was picked on an earlier day. */
export const useChosenResume = (drafted: string | undefined) => {
  const { data, isFetching, refetch } = useGetResumesQuery();
  const { choice, uploaded, pick, latest, upload } = usePicked(drafted);
  const [isUnread, setUnread] = useState(false);
  const chosenIn = (resumes: typeof data): string | undefined => {
    const now = latest();
    return chosenOf(now.choice, now.uploaded, resumes);
  };
  return {
    resumes: data ?? (uploaded ? [uploaded] : undefined),
    isLoading: !data && isFetching,
    hasFailed: !data && !isFetching,
    /** Whether it wasn't sent because the CVs couldn't be read. */
    isUnread,
    retry: (): void => void refetch(),
    choice,
    chosen: chosenOf(choice, uploaded, data),
    choose: (id: string): void => {
      pick(id);
      setUnread(false);
    },
    upload,
    /**
     * The CV to send, '' for none, once the upload that runs and the list of CVs are there;
     * undefined where nobody can tell, which is said at the field.
     */
    settle: async (): Promise<string | undefined> => {
      setUnread(false);
      if ((await latest().upload) === false) return undefined;
      const waits = chosenIn(data) === undefined && isFetching;
      // while it is being read this waits for that
      const chosen = chosenIn(waits ? (await refetch()).data : data);
      setUnread(chosen === undefined);
      return chosen;
    },
  };
};
