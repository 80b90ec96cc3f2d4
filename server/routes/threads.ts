import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { sendFile } from '../plugins/files';
import { bodyOf, correspondentOf, pathOf, uploadOf } from '../plugins/inputs';
import { toMessage } from '../services/applications/applicationWire';
import { setBlocked } from '../services/inbox/blocks';
import {
  markThreadRead,
  readMessageFile,
  readThread,
  sendMessage,
} from '../services/inbox/messages';
import { reportThread } from '../services/inbox/reportThread';
import { readFormSigns } from '../services/limits/formSigns';
import { inboxTexts } from '../texts/inbox';
import type { Wire } from '../wire';

/** Handlers for messages between the two sides of an application or invitation. */
export const threadsRoutes = (context: Context): Handlers => ({
  ...messagesRoutes(context),
  ...protectionRoutes(context),
});

const messagesRoutes = ({ db }: Context): Handlers => ({
  getThread: async (request) =>
    readThread(db, correspondentOf(request), pathOf<'getThread'>(request).id),

  sendMessage: async (request, reply) => {
    const { id } = pathOf<'sendMessage'>(request);
    const { text } = bodyOf<'sendMessage'>(request);
    const message = await sendMessage(db, correspondentOf(request), id, { text });
    return reply.code(201).send(toMessage(message));
  },

  sendFile: async (request, reply) => {
    const { id } = pathOf<'sendFile'>(request);
    const { text = '', file: name } = request.body as Wire<'FileMessageInput'>; // the form in the contract
    const bytes = uploadOf(request, 'file');
    const message = await sendMessage(db, correspondentOf(request), id, {
      text,
      file: { name: String(name), bytes },
    });
    return reply.code(201).send(toMessage(message));
  },

  getMessageFile: async (request, reply) => {
    const { id, messageId } = pathOf<'getMessageFile'>(request);
    const { name, file } = await readMessageFile(db, id, messageId);
    return sendFile(reply, name, file);
  },

  readThread: async (request, reply) => {
    const { id } = pathOf<'readThread'>(request);
    const owner = correspondentOf(request);
    await db.transaction((tx) => markThreadRead(tx, owner, id));
    return reply.code(204).send();
  },
});

/** Handlers for blocking the other side of a thread, and reporting its messages. */
const protectionRoutes = (context: Context): Handlers => {
  const { db } = context;
  return {
    blockThread: async (request, reply) => {
      await setBlocked(db, correspondentOf(request), pathOf<'blockThread'>(request).id, true);
      return reply.code(204).send();
    },

    unblockThread: async (request, reply) => {
      await setBlocked(db, correspondentOf(request), pathOf<'unblockThread'>(request).id, false);
      return reply.code(204).send();
    },

    reportThread: async (request, reply) => {
      const { id } = pathOf<'reportThread'>(request);
      await reportThread(
        context,
        {
          actor: correspondentOf(request),
          address: request.ip,
          visitor: readFormSigns(request.headers['x-form-signs']),
        },
        id,
        bodyOf<'reportThread'>(request),
      );
      return reply.code(201).send({ message: inboxTexts.reportThanks });
    },
  };
};
