import { lookup, Resolver } from 'node:dns/promises';
import { errorCode } from '../../errorCode';

export type Address = { address: string; family: number };
/** Returns all addresses of a name; rejects if it has none. */
export type Resolve = (hostname: string) => Promise<Address[]>;

type Options = {
  /** Name servers; those of the machine by default. */
  servers?: readonly string[];
  /** Of each of two tries, in milliseconds. */
  timeout?: number;
  /** For names that name servers don't know. */
  lookupLocal?: Resolve;
};

/** Answers of name servers that have no address. */
const unknownName: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Creates a resolver for names that users supply. `lookup` runs in threads of libuv, and only two of
 * them at once: names whose servers never answer would keep the database's name waiting. So name
 * servers are asked directly (c-ares) and within a time limit; only a name that they don't know is
 * looked up, since it may be one of this machine's (/etc/hosts).
 */
export const nameResolver =
  ({
    servers,
    timeout = 2000,
    lookupLocal = (hostname) => lookup(hostname, { all: true, verbatim: true }),
  }: Options = {}): Resolve =>
  async (hostname) => {
    const resolver = new Resolver({ timeout, tries: 2 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const found = answers.flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
    if (found.length > 0) return found;
    const failures = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    const failure: unknown = failures.find((reason) => !unknownName.has(errorCode(reason)));
    if (failure !== undefined) throw failure;
    return lookupLocal(hostname);
  };
