import { every } from '../timing/every';

const flushInterval = 10_000;

export type BatchedCounts<Row> = {
  /** Adds to what is stored next. */
  add: (row: Row) => void;
  /** Stores what was added since the last time. */
  flush: () => Promise<void>;
  start: () => void;
  /** Stores the rest. */
  stop: () => Promise<void>;
};

type Batches<Row> = {
  /** Rows of one key are summed up before they are stored. */
  keyOf: (row: Row) => string;
  sum: (known: Row, added: Row) => Row;
  store: (rows: Row[]) => Promise<unknown>;
  /** Storing failed, and is tried again. */
  onFailure: (error: unknown) => void;
  /** It failed for the last time. */
  onLoss: (error: unknown) => void;
};

/**
 * Sums up counts in memory and stores the sums every ten seconds, so that no visit costs a write.
 * What could not be stored is stored with the next ones.
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
      // stored with what was added meanwhile, which comes after it: a sum may go by the last one
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
