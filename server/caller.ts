import type { AccountRole } from '@contract/accountFields';

export type Role = AccountRole | 'admin';

/** Who sent the request; `null` where nobody is logged in. */
export type Caller = { role: Role; accountId: string; username: string } | null;
/** The caller of an operation that requires a login. */
export type Actor = NonNullable<Caller>;
