/**
 * An error to report to the caller: answered with `status` and `{ message, field? }`; `headers` are
 * added to the response (`Retry-After`).
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
