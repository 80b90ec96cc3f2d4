import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { hostTexts } from '@contract/texts/host';
import type { Context } from './context';
import { callers } from './plugins/callers';
import { contract } from './plugins/contract';
import { errors } from './plugins/errors';
import { refusalOf } from './plugins/validation';
import { adminsRoutes } from './routes/admins';
import { employersRoutes } from './routes/employers';
import { seekersRoutes } from './routes/seekers';
import { sessionRoutes } from './routes/session';

const jsonLimit = 1024 * 1024;

const handlersOf = (context: Context) => ({
  ...sessionRoutes(context), ...employersRoutes(context), ...seekersRoutes(context), ...adminsRoutes(context),
});

/** The whole host without its network address; what tests inject into. */
export const buildApp = async (context: Context): Promise<FastifyInstance> => {
  const { env } = context;
  const hops = env.trustProxy;
  const app = Fastify({
    bodyLimit: jsonLimit,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    requestTimeout: 30_000,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: env.logLevel },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    schemaErrorFormatter: refusalOf,
  });
  await app.register(errors);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: hostTexts.noSuchCall }));
  await app.register(async (api) => {
    await api.register(callers, { context });
    await contract(api, { context, handlers: handlersOf(context) });
  }, { prefix: '/api' });
  return app;
};
