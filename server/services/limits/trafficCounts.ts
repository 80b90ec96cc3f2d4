import type { Context } from '../../context';
import { addTraffic, type Calls } from '../../repositories/limits/traffic';

const minute = 60_000;
/** How often hosts on one database tell each other, in milliseconds. */
const every = 1000;
/** Networks that call less in a minute aren't told of: a person's visit writes nothing. */
const worthTelling = 100;
/** Networks that are remembered, and told of at once: a crowd of them must not fill the memory. */
const mostNetworks = 20_000;
const mostTold = 1000;

/**
 * Calls in the present minute: those of this host, how many of them the others were told of, and
 * what the others had counted by then.
 */
type Counted = { own: number; told: number; others: number };
export type TrafficCounts = {
  /**
   * Counts a call; answers how many the network made in this minute on all hosts, and the
   * milliseconds until the next begins.
   */
  take: (network: string) => { calls: number; left: number };
  /** Tells the other hosts and reads what they counted. */
  share: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/**
 * Counts calls by network and minute, in memory; hosts on one database add up their counts there
 * about once a second, outside any call. What one host doesn't know yet of the others is at most a
 * second old; without the database each goes on by itself.
 */
export const countTraffic = ({ db, log }: Pick<Context, 'db' | 'log'>): TrafficCounts => {
  const networks = new Map<string, Counted>();
  let present = 0;
  let timer: NodeJS.Timeout | undefined;
  let silent = false;
  const turn = () => {
    const now = Math.floor(Date.now() / minute);
    if (now === present) return;
    present = now;
    networks.clear();
  };
  const take = (network: string) => {
    turn();
    const counted = networks.get(network) ?? { own: 0, told: 0, others: 0 };
    counted.own += 1;
    networks.set(network, counted);
    if (networks.size > mostNetworks) {
      const [oldest] = networks.keys();
      if (oldest !== undefined) networks.delete(oldest);
    }
    return { calls: counted.own + counted.others, left: (present + 1) * minute - Date.now() };
  };
  const untold = (): Calls[] =>
    [...networks]
      .flatMap(([network, { own, told }]) =>
        own >= worthTelling && own > told ? [{ network, calls: own - told }] : [],
      )
      .slice(0, mostTold);
  const share = async () => {
    turn();
    const [told, at] = [untold(), present];
    if (told.length === 0) return;
    const sums = await addTraffic(db, new Date(at * minute), told);
    if (at !== present) return;
    const before = new Map(told.map(({ network, calls }) => [network, calls]));
    for (const { network, calls } of sums) {
      const counted = networks.get(network);
      if (counted === undefined) continue;
      counted.told += before.get(network) ?? 0;
      counted.others = calls - counted.told;
    }
  };
  const attempt = () =>
    share()
      .then(
        () => {
          silent = false;
        },
        (error: unknown) => {
          if (!silent)
            log.warn(
              { err: error },
              'the hosts could not tell each other how often networks call; each counts by itself',
            );
          silent = true;
        },
      )
      .then(() => {
        timer?.refresh();
      });
  return {
    take,
    share,
    start: () => {
      timer = setTimeout(() => {
        void attempt();
      }, every);
      timer.unref();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
