import { selectSession } from '@/session/sessionSlice';
import { baseUrlOf, setHeaders } from './baseQuery';
import type { ApiEnvironment } from './environment';
import type { AppDispatch, RootState } from './hooks';

/** A change in the account: its kind, and the id of the record concerned. */
export type AccountEvent = { kind: string; about: string };
type Handlers = { onOpen: () => void; onEvent: (event: AccountEvent) => void };
/** How a stream ended: the reconnection delay in milliseconds, or `null` if the host sent none. */
export type StreamEnd = { retryAfter: number | null };

const isEvent = (value: unknown): value is AccountEvent =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'about' in value &&
  typeof value.kind === 'string' &&
  typeof value.about === 'string';
const readData = (text: string): AccountEvent | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Parses server-sent events line by line; `onRetry` gets milliseconds. */
const lineReader = (onEvent: Handlers['onEvent'], onRetry: (wait: number) => void) => {
  let rest = '';
  return (chunk: string): void => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, field, value = ''] = /^(data|retry): ?(.*)$/.exec(line.trimEnd()) ?? [];
      const event = field === 'data' ? readData(value) : undefined;
      if (event) onEvent(event);
      if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
    }
  };
};

/**
 * Reads our host's events until the stream ends, fails or `signal` aborts. Uses `fetch`, since an
 * EventSource can't send the header that names the session. Never throws.
 */
export const readEventStream =
  ({ onOpen, onEvent }: Handlers, signal: AbortSignal) =>
  async (
    _dispatch: AppDispatch,
    getState: () => RootState,
    environment: ApiEnvironment,
  ): Promise<StreamEnd> => {
    let retryAfter: number | null = null;
    try {
      const own = { idempotencyKey: undefined, signs: undefined };
      const response = await (environment.fetchFn ?? fetch)(`${baseUrlOf(environment)}/events`, {
        headers: setHeaders(new Headers(), environment.config, selectSession(getState()), own),
        credentials: 'same-origin',
        cache: 'no-store',
        signal,
      });
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (Number.isFinite(seconds)) retryAfter = seconds * 1000;
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!response.ok || !isStream || !response.body) {
        await response.body?.cancel();
        return { retryAfter };
      }
      onOpen();
      const read = lineReader(onEvent, (wait) => {
        retryAfter = wait;
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return { retryAfter };
        read(value);
      }
    } catch {
      // offline, disconnected or aborted
      return { retryAfter };
    }
  };
