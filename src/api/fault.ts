/** What a host says about a call it refused. */
export type Fault = {
  /** The HTTP status; null where no answer came. */
  status: number | null;
  /** Our own host's words for the person who sent it. */
  message?: string;
  /** The wire field that is to blame, where one is. */
  field?: string;
};

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads what a failed call threw (RTK Query's `{ status, data }`); our own host's data is `{ message, field? }`. */
export const readFault = (error: unknown): Fault => {
  if (!isFields(error)) return { status: null };
  const data = isFields(error['data']) ? error['data'] : {};
  return {
    status: typeof error['status'] === 'number' ? error['status'] : null,
    ...(typeof data['message'] === 'string' && { message: data['message'] }),
    ...(typeof data['field'] === 'string' && { field: data['field'] }),
  };
};
