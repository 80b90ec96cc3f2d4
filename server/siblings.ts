/** A message from one worker of a host to the others, as JSON-serializable data. */
export type Notice =
  /** what visitors did, for the worker that counts it; stored at once if `now` is set */
  | { about: 'views' | 'searches'; all: unknown[]; now: boolean }
  /** a mail was queued: for the worker that sends mail */
  | { about: 'mail' }
  /** one job was written, or many if `jobId` is undefined: cached data about it is stale */
  | { about: 'jobs'; jobId: string | undefined }
  /** an employer's profile was written: cached pages that show it are stale */
  | { about: 'page'; id: string };

type Notify = (notice: Notice) => Promise<boolean>;
/** What a process can share from its cache: a rendered page or a search's answer. */
export type SharedKind = 'page' | 'answer';
/** Asks the process that may have a value cached under a key. */
type Ask = (what: SharedKind, key: string) => Promise<unknown>;
let notifier: Notify | undefined;
let asker: Ask | undefined;

/**
 * Sends a notice to the host's other processes. Resolves to true once all recipients have handled
 * it, and to false if one hasn't; true at once if there are no other processes.
 */
export const notifySiblings = async (notice: Notice): Promise<boolean> =>
  notifier === undefined || notifier(notice);

/**
 * Returns what another process of this host has cached under a key, as JSON-serializable data;
 * `undefined` if none has it or can answer in time.
 */
export const askSiblings: Ask = async (what, key) => {
  try {
    return await asker?.(what, key);
  } catch {
    return undefined;
  }
};

/** Whether there are other processes to ask. */
export const hasSiblings = (): boolean => asker !== undefined;

/** Sets how this process reaches the host's other processes; `ask` only if there are others. */
export const connectSiblings = ({
  notify,
  ask,
}: {
  notify: Notify;
  ask: Ask | undefined;
}): void => {
  notifier = notify;
  asker = ask;
};
