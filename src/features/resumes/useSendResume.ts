import { useRef, useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useReplaceResumeMutation, useUploadResumeMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { resumeTexts } from '@/texts/profiles/resumes';
import { resumeProblem } from './resumeFile';

/**
 * Uploads a CV's file, one at a time: a new CV, or with `replaces` a new file for an existing one.
 * `send` resolves to the stored CV, or `null` if it was rejected; `problem` says why.
 */
export const useSendResume = () => {
  const [upload] = useUploadResumeMutation();
  const [replace] = useReplaceResumeMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // a second file may be dropped before the first one's state is rendered
  const isLocked = useRef(false);

  const send = async (file: File, replaces?: Resume): Promise<Resume | null> => {
    if (isLocked.current) return null;
    const refusal = resumeProblem(file);
    setProblem(refusal);
    if (refusal !== null) return null;
    isLocked.current = true;
    setIsBusy(true);
    try {
      const resumeInput = { file };
      return await (
        replaces ? replace({ id: replaces._id, resumeInput }) : upload({ resumeInput })
      ).unwrap();
    } catch (error) {
      setProblem(refusalText(error, resumeTexts.uploadFailed));
      return null;
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, problem, setProblem };
};
