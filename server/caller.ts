import type { AccountRole } from '@contract/accountFields';
import type { ApiKeyScope } from '@contract/apiKeys';

export type Role = AccountRole | 'admin';

/** An employer's API key, with which a program acts on the employer's behalf. */
export type CallerKey = { id: string; scopes: readonly ApiKeyScope[] };
/**
 * Who sent the request; `null` if nobody is logged in. With an API key (`key`), the caller is the
 * key's employer, limited to the key's scopes.
 */
export type Caller = { role: Role; accountId: string; username: string; key?: CallerKey } | null;
/** The caller of an operation that requires a login. */
export type Actor = NonNullable<Caller>;
