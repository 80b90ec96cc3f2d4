import type { QueryArgFrom } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import type { Definitions } from './definitions';
import { useAppDispatch } from './hooks';
import { memberApi } from './memberApi';
import type { FileCall } from './wire/fileAnswers';

/** The arguments of a file's call. */
export type FileArg<Call extends FileCall> = QueryArgFrom<Definitions[Call]>;
type Initiate = (typeof memberApi)['endpoints']['exportAccount']['initiate'];

/**
 * Returns a function that reads a file from the host without caching it. It resolves to an object
 * URL of the bytes, which the caller must revoke, and rejects with the call's error.
 */
export const useReadFile = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    <Call extends FileCall>(call: Call, arg: FileArg<Call>): Promise<string> => {
      // each call has its own parameters, which the compiler can't follow through the table
      const initiate = memberApi.endpoints[call].initiate as (
        arg: unknown,
        options: object,
      ) => ReturnType<Initiate>;
      return dispatch(initiate(arg, { subscribe: false, forceRefetch: true })).unwrap();
    },
    [dispatch],
  );
};
