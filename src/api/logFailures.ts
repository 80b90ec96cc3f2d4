import { isRejected, type Middleware } from '@reduxjs/toolkit';
import { messages } from '@contract/messages';

type Rejected = { endpointName?: string };
const logText = (endpoint: string): string => {
  const texts: Record<string, unknown> | undefined = (
    messages as Record<string, Record<string, unknown>>
  )[endpoint]; // looked up by a name that may not be there
  const log = texts?.['log'];
  return typeof log === 'string' ? log : `Error in ${endpoint}:`;
};

/** Failures that spec §8 wants logged only; the one place that writes them to the console. */
export const logFailures: Middleware = () => (next) => (action) => {
  if (isRejected(action) && !action.meta.aborted && !action.meta.condition) {
    // RTK Query's thunks carry it; others don't
    const { endpointName } = (action.meta.arg ?? {}) as Rejected;
    if (endpointName) console.error(logText(endpointName), action.payload ?? action.error);
  }
  return next(action);
};
