import { useCallback } from 'react';
import { useAppDispatch } from './hooks';
import { memberApi } from './memberApi';

/** The calls that answer a file. */
export type FileCall =
  | 'exportAccount'
  | 'exportEmployers'
  | 'exportJobSeekers'
  | 'exportJobs'
  | 'exportAudit'
  | 'exportSearchTerms'
  | 'exportApplicants'
  | 'exportApplicantCvs'
  | 'getResumeFile'
  | 'getApplicationCv'
  | 'getCandidateCv'
  | 'getInterviewCalendar'
  | 'getMessageFile';
// by the API's own type: the compiler can't write out that of its endpoints
type Endpoints = (typeof memberApi)['endpoints'];
/** What a file is asked for by: the call's own parameters. */
export type FileArg<Call extends FileCall> = Parameters<Endpoints[Call]['initiate']>[0];

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
      ) => ReturnType<Endpoints['exportAccount']['initiate']>;
      return dispatch(initiate(arg, { subscribe: false, forceRefetch: true })).unwrap();
    },
    [dispatch],
  );
};
