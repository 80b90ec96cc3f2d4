import { every } from '../timing/every';

const flushInterval = 10_000;

export type BatchedCounts<Row> = {
  /** Adds a row to the next batch. */
  add: (row: Row) => void;
  /** Stores what was added since the last flush. */
  flush: () => Promise<void>;
  start: () => void;
  /** Stores the rest and stops. */
  stop: () => Promise<void>;
};

type Batches<Row> = {
  /** Rows with the same key are summed up before they are stored. */
  keyOf: (row: Row) => string;
  sum: (known: Row, added: Row) => Row;
  store: (rows: Row[]) => Promise<unknown>;
  /** Called if storing fails; it is retried. */
  onFailure: (error: unknown) => void;
  /** Called if storing fails at the stop: the sums are lost. */
  onLoss: (error: unknown) => void;
};

/**
 * Sums up counts in memory and stores the sums every ten seconds, so that visits cost no writes.
 * Sums that couldn't be stored are stored with the next batch.
 */
export const batchCounts = <Row>({
  keyOf,
  sum,
  store,
  onFailure,
  onLoss,
}: Batches<Row>): BatchedCounts<Row> => {
  let sums = new Map<string, Row>();
  let stopFlushing: (() => Promise<void>) | undefined;
  const add = (added: Row) => {
    const key = keyOf(added);
    const known = sums.get(key);
    sums.set(key, known === undefined ? added : sum(known, added));
  };
  const flush = async () => {
    if (sums.size === 0) return;
    const saved = sums;
    sums = new Map();
    try {
      await store([...saved.values()]);
    } catch (error) {
      // keep these sums for the next batch, and add later rows after them: the order matters to
      // `sum`
      const later = sums;
      sums = saved;
      for (const each of later.values()) add(each);
      throw error;
    }
  };
  return {
    add,
    flush,
    start: () => {
      stopFlushing = every({
        interval: flushInterval,
        run: flush,
        onError: onFailure,
      });
    },
    stop: async () => {
      await stopFlushing?.();
      await flush().catch(onLoss);
    },
  };
};
