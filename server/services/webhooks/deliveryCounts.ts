import { perDatabase } from '../perDatabase';

/** How tries ended since this process started. */
type DeliveryCounts = { delivered: number; retried: number; failed: number };
const counts = perDatabase<DeliveryCounts>(() => ({ delivered: 0, retried: 0, failed: 0 }));
export const deliveryCountsOf = counts.of;
