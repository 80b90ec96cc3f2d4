import { LRUCache } from 'lru-cache';
import { minute } from '@contract/time/durations';
import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import { addTraffic, type Calls } from '../../repositories/limits/traffic';
import { every } from '../../timing/every';

/** How often hosts that share a database exchange their counts, in milliseconds. */
const shareInterval = 1000;
/** Networks with fewer calls per minute aren't shared, so that normal visits write nothing. */
const minSharedCalls = 100;
/** How many networks are remembered, and shared at once, to bound memory. */
const maxNetworks = 20_000;
const maxShared = 1000;

/**
 * A network's calls in the current minute: this host's, how many of them were shared, and the other
 * hosts'.
 */
type Counted = { own: number; shared: number; others: number };
export type TrafficCounts = {
  /**
   * Counts a call, or `weight` calls; returns the network's calls in this minute on all hosts, and
   * the milliseconds until the next minute.
   */
  count: (network: string, weight?: number) => { calls: number; left: number };
  /** Shares this host's counts and reads those of the others. */
  share: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Creates the counts of the current minute as this host knows them. */
const makeMinuteCounts = () => {
  const networks = new LRUCache<string, Counted>({ max: maxNetworks });
  let present = 0;
  /** Resets the counts in a new minute; returns the current one. */
  const presentMinute = () => {
    const now = Math.floor(Date.now() / minute);
    if (now !== present) networks.clear();
    present = now;
    return present;
  };
  return {
    presentMinute,
    count: (network: string, weight = 1) => {
      const next = presentMinute() + 1;
      const counted = networks.get(network) ?? { own: 0, shared: 0, others: 0 };
      counted.own += weight;
      networks.set(network, counted);
      return { calls: counted.own + counted.others, left: next * minute - Date.now() };
    },
    unshared: (): Calls[] =>
      [...networks]
        .flatMap(([network, { own, shared }]) =>
          own >= minSharedCalls && own > shared ? [{ network, calls: own - shared }] : [],
        )
        .slice(0, maxShared),
    /** Merges the sums of all hosts that were returned for `shared`. */
    merge: (shared: Calls[], sums: Calls[]) => {
      const sharedNow = new Map(shared.map(({ network, calls }) => [network, calls]));
      for (const { network, calls } of sums) {
        const counted = networks.peek(network);
        if (counted === undefined) continue;
        counted.shared += sharedNow.get(network) ?? 0;
        counted.others = calls - counted.shared;
      }
    },
  };
};

/**
 * Counts calls by network and minute in memory; hosts that share a database add up their counts
 * there about once a second, in the background. A host is at most a second behind the others;
 * without the database each counts alone.
 */
export const countTraffic = ({ db, log }: Pick<Context, 'db' | 'log'>): TrafficCounts => {
  const counts = makeMinuteCounts();
  let stopSharing: (() => Promise<void>) | undefined;
  let isWarned = false;
  const share = async () => {
    const at = counts.presentMinute();
    const shared = counts.unshared();
    if (shared.length === 0) return;
    const sums = await addTraffic(db, new Date(at * minute), shared);
    if (at === counts.presentMinute()) counts.merge(shared, sums);
  };
  return {
    count: counts.count,
    share,
    start: () => {
      stopSharing = every({
        interval: shareInterval,
        run: async () => {
          await share();
          isWarned = false;
        },
        onError: (error) => {
          if (!isWarned)
            logFailure(
              log,
              error,
              'the hosts could not share the call counts of networks; each counts by itself',
            );
          isWarned = true;
        },
      });
    },
    stop: () => {
      void stopSharing?.();
    },
  };
};
