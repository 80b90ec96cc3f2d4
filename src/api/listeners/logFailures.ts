import { isRejected } from '@reduxjs/toolkit';
import type { StartListening } from '@/api/hooks';
import { isRecord } from '@contract/isRecord';
import { messages } from '@contract/messages';

const texts: Record<string, { log?: string; [use: string]: unknown }> = messages;
const logText = (endpointName: string): string =>
  texts[endpointName]?.log ?? `Error in ${endpointName}:`;

export type LogFailure = (message: string, reason: unknown) => void;
/** Counting calls, whose failure doesn't matter. */
const counts: ReadonlySet<string> = new Set(['addJobView', 'addSearch']);
const toConsole: LogFailure = (message, reason) => console.error(message, reason);

/**
 * Logs every failed call to the console (or with `log`), with the text of spec §8 if it has one
 * ("only logged"). Ignores calls that were aborted or never sent.
 */
export const logFailures = (startListening: StartListening, log: LogFailure = toConsole) =>
  startListening({
    matcher: isRejected,
    effect: ({ meta, payload, error }) => {
      if (meta.aborted || meta.condition) return;
      // the thunks of RTK Query have their endpoint's name
      const endpointName = isRecord(meta.arg) ? meta.arg['endpointName'] : undefined;
      if (typeof endpointName === 'string' && !counts.has(endpointName))
        log(logText(endpointName), payload ?? error);
    },
  });
