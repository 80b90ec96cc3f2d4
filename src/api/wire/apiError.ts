import { isRecord } from '@contract/isRecord';

/** A host's description of why a call failed. */
export type ApiError = {
  /** The HTTP status; `null` if there was no response. */
  status: number | null;
  /** Our own host's message for the user. */
  message?: string;
  /** The invalid wire field, if the error is about one. */
  field?: string;
};

/**
 * Parses the error that a failed call threw (RTK Query's `{ status, data }`). Our own host's data
 * is `{ message, field? }`.
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
