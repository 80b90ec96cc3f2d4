/**
 * An error the caller is told about: answered with the status, as `{ message, field? }`; `headers`
 * are added to the response (Retry-After).
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
