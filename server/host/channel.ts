import { isRecord } from '@contract/isRecord';

/** One end of Node's IPC channel between a process and its child. */
export type Port = {
  send: (message: object) => void;
  onMessage: (receive: (message: unknown) => void) => void;
};
/** Handlers of the other side's questions, by name. */
type Answerers = Partial<Record<string, (value: unknown) => unknown>>;
export type Channel = {
  /** Asks the other side; rejects if it doesn't answer within `timeout` milliseconds. */
  ask: (question: string, value?: unknown, timeout?: number) => Promise<unknown>;
};

const defaultTimeout = 3_000;

/** Opens a request-response channel over a port, in both directions. */
export const openChannel = (port: Port, answerers: Answerers): Channel => {
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  const answer = async (id: unknown, question: string, value: unknown): Promise<void> => {
    try {
      port.send({ answerTo: id, value: await answerers[question]?.(value) });
    } catch {
      // the asker gets no answer, and times out
    }
  };
  port.onMessage((message) => {
    // Node's own messages arrive here, too
    if (!isRecord(message)) return;
    const { ask, id, answerTo, value } = message;
    if (typeof ask === 'string') void answer(id, ask, value);
    else if (typeof answerTo === 'number') waiting.get(answerTo)?.(value);
  });
  return {
    ask: (question, value, timeout = defaultTimeout) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`No answer about ${question} came in time.`));
        }, timeout);
        timer.unref();
        waiting.set(id, (answered) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answered);
        });
        port.send({ ask: question, id, value });
      }),
  };
};
