import type { QueryArgFrom } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import type { Definitions } from './definitions';
import { useAppDispatch } from './hooks';
import { memberApi } from './memberApi';
import type { FileCall } from './wire/fileAnswers';

/** What a file is asked for by: the call's own parameters. */
export type FileArg<Call extends FileCall> = QueryArgFrom<Definitions[Call]>;
type Initiate = (typeof memberApi)['endpoints']['exportAccount']['initiate'];

/**
 * Reads a file from the host, without keeping it: resolves to an object URL of its bytes, to be
 * revoked. Throws what the call throws.
 */
export const useReadFile = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    <Call extends FileCall>(call: Call, arg: FileArg<Call>): Promise<string> => {
      // each call takes its own parameters, which the compiler can't follow through the table
      const initiate = memberApi.endpoints[call].initiate as (
        arg: unknown,
        options: object,
      ) => ReturnType<Initiate>;
      return dispatch(initiate(arg, { subscribe: false, forceRefetch: true })).unwrap();
    },
    [dispatch],
  );
};
