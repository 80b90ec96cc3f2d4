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
let teller: Tell | undefined;

/**
 * Tells the host's other processes; resolves once all that it is for have heard, false where one
 * has not. Alone, there is nobody to tell.
 */
export const tellSiblings = async (notice: Notice): Promise<boolean> =>
  teller === undefined || teller(notice);

/** How a process of a host with several reaches the others. */
export const reachSiblings = (tell: Tell): void => {
  teller = tell;
};
