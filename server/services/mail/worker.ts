import type { Context } from '../../context';
import { logFailure } from '../../database/outageLog';
import {
  claimMail,
  endMail,
  keepClaims,
  markHandedOver,
  postponeMail,
  releaseStaleMails,
  type ClaimedMail,
} from '../../repositories/mail/mails';
import { every } from '../../timing/every';
import { makeDeliver, type Deliver } from './deliver';
import { onMailQueued } from './queue';

/** How often the queue is polled, in milliseconds: for mails of other hosts, and for retries. */
const pollInterval = 5_000;
/** Mails sent concurrently: one slow server delays only some of the others. */
const concurrency = 4;
/** Timeout of one mail, in milliseconds; far longer than a healthy SMTP conversation takes. */
const sendTimeout = 180_000;
/** How often a host renews its claim on mails in flight, in milliseconds. */
const heartbeatInterval = 10_000;
/** Seconds without a renewal after which a mail's host is considered dead. */
const staleAfter = 40;
/** How long a host that stops waits for mails in flight, in milliseconds. */
const shutdownTimeout = 4_000;
const [minute, hour] = [60, 3600];
/**
 * Delays before each retry, in seconds; after the last one the mail has failed. A little over a day
 * in total.
 */
const retryDelays = [30, 2 * minute, 10 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour];
/** Seconds after which a mail of this kind is useless. */
const ttlByKind: Record<string, number> = { passwordReset: 30 * minute };

/** Returns the seconds until the next retry; `undefined` if there is none. */
export const nextRetryDelay = (
  { kind, attempts, createdAt }: Pick<ClaimedMail, 'kind' | 'attempts' | 'createdAt'>,
  now: number,
): number | undefined => {
  const delay = retryDelays[attempts - 1];
  const left = (ttlByKind[kind] ?? Infinity) - (now - createdAt.getTime()) / 1000;
  return delay === undefined || delay > left ? undefined : delay;
};

const sendOne = async (
  { db, log }: Context,
  deliver: Deliver,
  mail: ClaimedMail,
  aborted: AbortSignal,
): Promise<void> => {
  const { id, kind } = mail;
  const outcome = await deliver({
    mail,
    handOver: async () => {
      if ((await markHandedOver(db, mail)) === 0)
        throw new Error('Another host has this mail by now.');
    },
    signal: AbortSignal.any([aborted, AbortSignal.timeout(sendTimeout)]),
  });
  if (outcome.state === 'sent') {
    await endMail(db, mail, 'sent', null);
    return;
  }
  const { state, error } = outcome;
  if (state === 'unsure') {
    await endMail(db, mail, 'sent', `No answer after the whole mail was handed over: ${error}`);
    log.warn(
      { mail: id, kind, reason: error },
      'the mail server did not confirm an email; it is not sent again',
    );
    return;
  }
  const delay = state === 'again' ? nextRetryDelay(mail, Date.now()) : undefined;
  if (delay === undefined) {
    await endMail(db, mail, 'failed', error);
    log.error(
      { mail: id, kind, reason: error, tries: mail.attempts },
      'an email was not sent; no more retries',
    );
  } else {
    await postponeMail(db, mail, aborted.aborted ? 0 : delay, error);
    log.warn(
      { mail: id, kind, reason: error, seconds: delay },
      'an email was not sent; will retry',
    );
  }
};

/** Releases the mails of hosts that ended while sending them. */
const releaseStale = async ({ db, log }: Context): Promise<void> => {
  const note = 'Its host ended after the whole mail was handed over.';
  const { assumedSent } = await releaseStaleMails(db, staleAfter, note);
  for (const id of assumedSent)
    log.warn(
      { mail: id },
      'a host ended while sending an email, which may have arrived; it is not sent again',
    );
};

/**
 * Creates workers that each send one mail after the other until none is due. `start` starts one
 * more, up to `concurrency`; `stop` waits for mails in flight.
 */
const makeWorkers = (context: Context) => {
  const { db, env, log } = context;
  const deliver = makeDeliver(env);
  const abort = new AbortController();
  const running = new Set<Promise<void>>();
  const underWay = new Set<ClaimedMail>();
  let stopping = false;

  const send = async (mail: ClaimedMail) => {
    underWay.add(mail);
    try {
      await sendOne(context, deliver, mail, abort.signal);
    } finally {
      underWay.delete(mail);
    }
  };

  const drain = async () => {
    try {
      for (
        let mail = await claimMail(db);
        mail !== undefined;
        mail = stopping ? undefined : await claimMail(db)
      )
        await send(mail);
    } catch (error) {
      if (!stopping) logFailure(log, error, 'the mail queue could not be processed; will retry');
    }
  };
  return {
    start: () => {
      if (stopping || running.size >= concurrency) return;
      const worker = drain().finally(() => running.delete(worker));
      running.add(worker);
    },
    heartbeat: () => keepClaims(db, [...underWay]),
    stop: async () => {
      stopping = true;
      const timer = setTimeout(() => abort.abort(), shutdownTimeout);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
};

/**
 * Sends queued mails until stopped: at once if queued by this host, otherwise every few seconds.
 * Safe to run on several hosts at once: each mail is claimed by exactly one. Returns a function
 * that stops it and waits for mails in flight.
 */
export const startMailer = (context: Context): (() => Promise<void>) => {
  const workers = makeWorkers(context);
  const stopPolling = every({
    interval: pollInterval,
    run: async () => {
      try {
        await releaseStale(context);
      } finally {
        workers.start();
      }
    },
    onError: (error) =>
      logFailure(context.log, error, 'interrupted emails could not be listed; will retry'),
  });
  const stopHeartbeat = every({
    interval: heartbeatInterval,
    run: async () => {
      await workers.heartbeat();
    },
    onError: (error) =>
      logFailure(context.log, error, 'the claims on emails being sent could not be renewed'),
  });
  const unsubscribe = onMailQueued(context.db, workers.start);
  workers.start();
  return async () => {
    unsubscribe();
    await Promise.all([stopPolling(), workers.stop()]);
    await stopHeartbeat();
  };
};
