import { useState } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useDeleteResumeMutation, useUpdateResumeMutation } from '@/api/memberApi';
import { useReadFile } from '@/api/readFile';
import { refusalText } from '@/api/wire/refusals';
import { resumeTexts as texts } from '@/texts/profiles/resumes';
import { saveFile } from '@/ui/button/SaveFileButton';
import { notify } from '@/ui/notify/notify';

/**
 * Returns the actions on a CV: download, make it the default, delete. Each shows its outcome in a
 * toast; only one runs at a time.
 */
export const useResumeActions = ({ _id: id, name }: Resume) => {
  const [update] = useUpdateResumeMutation();
  const [remove] = useDeleteResumeMutation();
  const readFile = useReadFile();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (action: () => Promise<unknown>, done: string, failed: string) => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await action();
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(refusalText(error, failed));
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    download: () =>
      run(
        async () => saveFile(await readFile('getResumeFile', { id }), name),
        texts.downloaded(name),
        texts.downloadFailed(name),
      ),
    makeDefault: () =>
      run(
        () => update({ id, resumeUpdate: { isDefault: true } }).unwrap(),
        texts.nowDefault(name),
        texts.failedAction,
      ),
    remove: () => run(() => remove({ id }).unwrap(), texts.deleted(name), texts.failedAction),
  };
};
