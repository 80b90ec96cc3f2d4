import type { Context } from '../../context';
import {
  claimMail,
  endMail,
  noteHanded,
  postponeMail,
  releaseStaleMails,
  type ClaimedMail,
} from '../../repositories/mail/mails';
import { deliverBy, type Deliver } from './deliver';
import { onMailQueued } from './queue';

/**
 * How often the queue is looked at unasked, in milliseconds: for what other hosts queued, and for
 * what is due again.
 */
const lookEvery = 5_000;
/** Mails under way at once: a slow server holds up few of the others. */
const lanes = 4;
/**
 * How long one mail may take, in milliseconds; far above the server's own patience in a healthy
 * conversation.
 */
const longest = 180_000;
/** A mail that has been under way for so many seconds belongs to a host that ended. */
const staleAfter = 600;
/** How long a host that stops waits for what is under way, in milliseconds. */
const farewell = 4_000;
const [minute, hour] = [60, 3600];
/**
 * The wait before each further try, in seconds; after the last the mail has failed. Together a
 * little over a day.
 */
const waits = [30, 2 * minute, 10 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour];
/** A kind that is of no use any more after so many seconds. */
const uses: Record<string, number> = { passwordReset: 30 * minute };

/** Seconds until the next try; undefined: there is none. */
export const nextWait = (
  { kind, attempts, createdAt }: Pick<ClaimedMail, 'kind' | 'attempts' | 'createdAt'>,
  now: number,
): number | undefined => {
  const wait = waits[attempts - 1];
  const left = (uses[kind] ?? Infinity) - (now - createdAt.getTime()) / 1000;
  return wait === undefined || wait > left ? undefined : wait;
};

const sendOne = async (
  { db, log }: Context,
  deliver: Deliver,
  mail: ClaimedMail,
  stopped: AbortSignal,
): Promise<void> => {
  const { id, kind } = mail;
  const hand = async () => {
    if ((await noteHanded(db, mail)) === 0) throw new Error('Another host has this mail by now.');
  };
  const outcome = await deliver({
    mail,
    hand,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(longest)]),
  });
  if (outcome.state === 'sent') {
    await endMail(db, mail, 'sent', null);
  } else if (outcome.state === 'unsure') {
    await endMail(
      db,
      mail,
      'sent',
      `No answer after the whole mail was handed over: ${outcome.error}`,
    );
    log.warn(
      { mail: id, kind, reason: outcome.error },
      'a mail was handed over but not answered for; it is not sent again',
    );
  } else {
    const wait = outcome.state === 'again' ? nextWait(mail, Date.now()) : undefined;
    if (wait === undefined) {
      await endMail(db, mail, 'failed', outcome.error);
      log.error(
        { mail: id, kind, reason: outcome.error, tries: mail.attempts },
        'a mail was not sent and is given up',
      );
    } else {
      await postponeMail(db, mail, stopped.aborted ? 0 : wait, outcome.error);
      log.warn(
        { mail: id, kind, reason: outcome.error, seconds: wait },
        'a mail was not sent; it is tried again',
      );
    }
  }
};

/**
 * Sends what is in the queue until stopped: at once when something is queued here, else every few
 * seconds. Several hosts share a queue; each mail is one host's. Answers how to stop it, which
 * waits for what is under way.
 */
export const startMailer = (context: Context): (() => Promise<void>) => {
  const { db, env, log } = context;
  const deliver = deliverBy(env);
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  let stopping = false;

  const work = async () => {
    try {
      for (
        let mail = await claimMail(db);
        mail !== undefined;
        mail = stopping ? undefined : await claimMail(db)
      )
        await sendOne(context, deliver, mail, stop.signal);
    } catch (error) {
      if (!stopping)
        log.warn(
          { err: error },
          'the mail queue could not be worked on; it is tried again in a moment',
        );
    }
  };
  const look = () => {
    if (stopping || running.size >= lanes) return;
    const lane = work().finally(() => running.delete(lane));
    running.add(lane);
  };
  const release = async () => {
    try {
      const note = 'Its host ended after the whole mail was handed over.';
      const { assumedSent } = await releaseStaleMails(db, staleAfter, note);
      for (const id of assumedSent)
        log.warn(
          { mail: id },
          'a mail was under way when its host ended; it may have arrived and is not sent again',
        );
    } catch (error) {
      if (!stopping)
        log.warn(
          { err: error },
          'stale mails could not be looked for; it is tried again in a moment',
        );
    }
    look();
  };

  const timer = setInterval(() => {
    void release();
  }, lookEvery);
  timer.unref();
  const deaf = onMailQueued(db, look);
  look();
  return async () => {
    stopping = true;
    clearInterval(timer);
    deaf();
    const late = setTimeout(() => stop.abort(), farewell);
    await Promise.all(running);
    clearTimeout(late);
  };
};
