import type { AccountRole } from '@contract/accountFields';

export type Role = AccountRole | 'admin';

/** Who sent the request; `null`: nobody, or nobody in particular. */
export type Caller = { role: Role; accountId: string; username: string } | null;
/** Who does something that isn't for everyone. */
export type Actor = NonNullable<Caller>;
