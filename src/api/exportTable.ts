import { useCallback } from 'react';
import { useAppDispatch } from './hooks';
import { jobBoardApi } from './jobBoardApi';

const { exportEmployers, exportJobSeekers, exportJobs, exportAudit } = jobBoardApi.endpoints;
const calls = { exportEmployers, exportJobSeekers, exportJobs, exportAudit };
const files = {
  exportEmployers: 'employers',
  exportJobSeekers: 'jobseekers',
  exportJobs: 'jobs',
  exportAudit: 'audit',
} as const;

export type ExportCall = keyof typeof calls;
/** What a table is searched by: the call's own parameters. */
export type ExportSearch<Call extends ExportCall> = Parameters<(typeof calls)[Call]['initiate']>[0];

/** Reads a table's file from the host, without keeping it. Throws what the call throws. */
export const useExportTable = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    async <Call extends ExportCall>(
      call: Call,
      search: ExportSearch<Call>,
    ): Promise<{ text: string; name: string }> => {
      // each call takes its own parameters, which the compiler can't follow through the table of
      // calls
      const initiate = calls[call].initiate as (
        search: unknown,
        options: object,
      ) => ReturnType<typeof exportEmployers.initiate>;
      const text = await dispatch(
        initiate(search, { subscribe: false, forceRefetch: true }),
      ).unwrap();
      // reading a body as text takes the byte order mark away, which spreadsheets ask for
      return {
        text: `\uFEFF${text}`,
        name: `${files[call]}-${new Date().toISOString().slice(0, 10)}.csv`,
      };
    },
    [dispatch],
  );
};
