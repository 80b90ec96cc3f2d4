import { isRejected } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { isRecord } from '@contract/isRecord';
import { messages } from '@contract/messages';

const texts: Record<string, { log?: string; [use: string]: unknown }> = messages;
const logText = (endpointName: string): string =>
  texts[endpointName]?.log ?? `Error in ${endpointName}:`;

export type LogFailure = (message: string, reason: unknown) => void;
/** Nobody misses a view or a search that wasn't counted. */
const counts: ReadonlySet<string> = new Set(['addJobView', 'addSearch']);
const toConsole: LogFailure = (message, reason) => console.error(message, reason);

/**
 * Writes every failed call to the console (or where `log` writes), with the words of spec §8 where it has any ("only
 * logged"). Calls that were aborted or not sent at all have not failed.
 */
export const logFailures = (startListening: StartListening, log: LogFailure = toConsole) =>
  startListening({
    matcher: isRejected,
    effect: ({ meta, payload, error }) => {
      if (meta.aborted || meta.condition) return;
      // RTK Query's own thunks name their endpoint
      const endpointName = isRecord(meta.arg) ? meta.arg['endpointName'] : undefined;
      if (typeof endpointName === 'string' && !counts.has(endpointName))
        log(logText(endpointName), payload ?? error);
    },
  });
