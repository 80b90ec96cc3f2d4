import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { jobBoardApi } from './jobBoardApi';

/**
 * Reads one's own data from the host, without keeping it. Answers the address of a zip file's bytes
 * in this tab, to be revoked. Throws what the call throws.
 */
export const useExportAccount = (): (() => Promise<string>) => {
  // the store's own type is the app's, which knows this
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
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
