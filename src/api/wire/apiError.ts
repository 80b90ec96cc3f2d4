import { isRecord } from '@contract/isRecord';

/** What a host says about a call it refused. */
export type ApiError = {
  /** The HTTP status; null where no answer came. */
  status: number | null;
  /** Our own host's message for the person who sent it. */
  message?: string;
  /** The wire field that is invalid, where one is. */
  field?: string;
};

/**
 * Reads what a failed call threw (RTK Query's `{ status, data }`); our own host's data is `{
 * message, field? }`.
 */
export const readApiError = (error: unknown): ApiError => {
  if (!isRecord(error)) return { status: null };
  const data = isRecord(error['data']) ? error['data'] : {};
  return {
    status: typeof error['status'] === 'number' ? error['status'] : null,
    ...(typeof data['message'] === 'string' && { message: data['message'] }),
    ...(typeof data['field'] === 'string' && { field: data['field'] }),
  };
};
