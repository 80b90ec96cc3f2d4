import { useCallback } from 'react';
import { useAppDispatch } from './hooks';
import { jobBoardApi } from './jobBoardApi';

/**
 * Reads one's own data from the host, without keeping it. Answers the address of a zip file's bytes
 * in this tab, to be revoked. Throws what the call throws.
 */
export const useExportAccount = (): (() => Promise<string>) => {
  const dispatch = useAppDispatch();
  return useCallback(
    () =>
      dispatch(
        jobBoardApi.endpoints.exportAccount.initiate(undefined, {
          subscribe: false,
          forceRefetch: true,
        }),
      ).unwrap(),
    [dispatch],
  );
};
