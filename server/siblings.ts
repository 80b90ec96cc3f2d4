/** What one worker of a host tells the others: data as JSON can hold it. */
export type Notice =
  /** what visitors did, for the worker that counts it, and stores it at once where it is `now` */
  | { about: 'views' | 'searches'; all: unknown[]; now: boolean }
  /** a mail is in the queue: for the worker that sends them */
  | { about: 'mail' }
  /** a job was written, or many: what is kept of them is old */
  | { about: 'jobs'; jobId: string | undefined }
  /** an employer's profile was written: pages that show it are old */
  | { about: 'page'; id: string };

type Tell = (notice: Notice) => Promise<boolean>;
/** What one process makes and others may have of it: a rendered page, a search's answer. */
export type Lent = 'page' | 'answer';
/** Asks the process that may keep what is known by a key. */
type Ask = (what: Lent, key: string) => Promise<unknown>;
let teller: Tell | undefined;
let asker: Ask | undefined;

/**
 * Tells the host's other processes; resolves once all that it is for have heard, false where one
 * has not. Alone, there is nobody to tell.
 */
export const tellSiblings = async (notice: Notice): Promise<boolean> =>
  teller === undefined || teller(notice);

/**
 * What another of the host's processes keeps under a key, as JSON can hold it; undefined where none
 * does, or it can't be had soon.
 */
export const askSiblings: Ask = async (what, key) => {
  try {
    return await asker?.(what, key);
  } catch {
    return undefined;
  }
};

/** Whether there are other processes that may be asked. */
export const hasSiblings = (): boolean => asker !== undefined;

/** How a process of a host with several reaches the others; `ask`: where there are others. */
export const reachSiblings = ({ tell, ask }: { tell: Tell; ask: Ask | undefined }): void => {
  teller = tell;
  asker = ask;
};
