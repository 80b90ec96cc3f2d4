import type { Handlers } from '../plugins/contract';
import { correspondentOf } from '../plugins/inputs';
import type { EventStreams } from '../services/inbox/eventStreams';

/** Handlers for the stream of events for the logged-in account. */
export const eventsRoutes = (streams: EventStreams): Handlers => ({
  getEvents: async (request, reply) => {
    const { role, accountId } = correspondentOf(request);
    const { sessionId = '', ip: address } = request;
    const stream = await streams.open({ role, accountId, sessionId, address });
    // also covers HEAD requests, and times when nothing is written
    reply.raw.once('close', () => stream.destroy());
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .send(stream);
  },
});
