import { useCallback } from 'react';
import { useAppDispatch } from './hooks';
import { memberApi } from './memberApi';

const { endpoints } = memberApi;
/** The calls that answer a file. */
const calls = {
  exportAccount: endpoints.exportAccount,
  exportEmployers: endpoints.exportEmployers,
  exportJobSeekers: endpoints.exportJobSeekers,
  exportJobs: endpoints.exportJobs,
  exportAudit: endpoints.exportAudit,
  exportSearchTerms: endpoints.exportSearchTerms,
  exportApplicants: endpoints.exportApplicants,
  exportApplicantCvs: endpoints.exportApplicantCvs,
  getResumeFile: endpoints.getResumeFile,
  getApplicationCv: endpoints.getApplicationCv,
  getCandidateCv: endpoints.getCandidateCv,
  getInterviewCalendar: endpoints.getInterviewCalendar,
  getMessageFile: endpoints.getMessageFile,
};
export type FileCall = keyof typeof calls;
/** What a file is asked for by: the call's own parameters. */
export type FileArg<Call extends FileCall> = Parameters<(typeof calls)[Call]['initiate']>[0];

/**
 * Reads a file from the host, without keeping it: resolves to an object URL of its bytes, to be
 * revoked. Throws what the call throws.
 */
export const useReadFile = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    <Call extends FileCall>(call: Call, arg: FileArg<Call>): Promise<string> => {
      // each call takes its own parameters, which the compiler can't follow through the table
      const initiate = calls[call].initiate as (
        arg: unknown,
        options: object,
      ) => ReturnType<typeof endpoints.exportAccount.initiate>;
      return dispatch(initiate(arg, { subscribe: false, forceRefetch: true })).unwrap();
    },
    [dispatch],
  );
};
