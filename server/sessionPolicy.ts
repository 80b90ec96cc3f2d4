import { day, hour, minute } from '@contract/time/durations';
import type { Role } from './caller';

/** Returns a session's maximum lifetime in milliseconds, regardless of use (product §4). */
export const sessionLifetime = (role: Role): number => (role === 'admin' ? 12 * hour : 90 * day);
/**
 * Returns how often a session's last use is recorded, in milliseconds: a small part of the time it
 * may be idle.
 */
export const touchInterval = (role: Role): number => (role === 'admin' ? minute : 2 * hour);
