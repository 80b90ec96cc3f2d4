import type {
  ClaimedDelivery,
  DeliveryProblem,
  Tried,
} from '../../repositories/webhooks/deliveries';
import type { Env } from '../../settings/env';
import { sendOutgoingRequest } from '../outgoing/call';
import { OutgoingError, type OutgoingProblem } from '../outgoing/outgoingError';
import { outgoingPolicyOf } from '../outgoing/outgoingPolicy';
import { payloadOf } from './payload';
import { signatureHeaders } from './signature';

/** The outcome of an attempt; `stopped`: this host is stopping, and the attempt doesn't count. */
type Outcome = Tried & { arrived: boolean; stopped: boolean };

/** Problems of reading a body can't occur, since it isn't read. */
const problems: Partial<Record<OutgoingProblem, DeliveryProblem>> = {
  address: 'address',
  private: 'private',
  name: 'name',
  certificate: 'certificate',
  timeout: 'timeout',
};

/** How long a receiver may take to answer (docs/webhooks.md), in milliseconds. */
const answerTimeout = 15_000;

/** Sends a delivery once, with a current signature. */
export const attempt = async (
  env: Env,
  delivery: ClaimedDelivery,
  origin: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const body = JSON.stringify(payloadOf(delivery, origin));
  const { id, secret, oldSecret } = delivery;
  const timestamp = String(Math.floor(Date.now() / 1000));
  try {
    const { status } = await sendOutgoingRequest(delivery.url, outgoingPolicyOf(env), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Jobline-Webhooks',
        ...signatureHeaders([secret, ...(oldSecret ? [oldSecret] : [])], { id, timestamp, body }),
      },
      body,
      redirects: 0,
      maxBytes: 0,
      timeouts: { headers: answerTimeout, whole: answerTimeout },
      signal,
    });
    return { arrived: status >= 200 && status < 300, stopped: false, status, problem: null };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return {
      arrived: false,
      stopped: error.problem === 'stopped',
      status: null,
      problem: problems[error.problem] ?? 'connection',
    };
  }
};
