import { perDatabase } from '../perDatabase';

/** Outcomes of attempts since this process started. */
type DeliveryCounts = { delivered: number; retried: number; failed: number };
const counts = perDatabase<DeliveryCounts>(() => ({ delivered: 0, retried: 0, failed: 0 }));
export const deliveryCountsOf = counts.of;
