import type { AccountRole } from '@contract/accountFields';
import type { ApiKeyScope } from '@contract/apiKeys';

export type Role = AccountRole | 'admin';

/** An employer's API key, by which a program acts for it. */
export type CallerKey = { id: string; scopes: readonly ApiKeyScope[] };
/** Who sent the request; `null` where nobody is logged in. With a key, nobody is: it is its employer for what it may do. */
export type Caller = { role: Role; accountId: string; username: string; key?: CallerKey } | null;
/** The caller of an operation that requires a login. */
export type Actor = NonNullable<Caller>;
