/**
 * A refusal the caller is told of: `{ message, field? }` with the status; `headers` go along
 * (Retry-After).
 */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly field?: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
