// What the host checks and writes each call by, as Fastify takes it. Putting it together from the
// contract takes longer than all the rest of a host's start, so it is done once, here.
import Fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

/** The parts of a route's schema that Fastify reads. */
const parts = ['params', 'querystring', 'headers', 'body', 'response'];
/** What a schema says to readers only. */
const told = new Set(['title', 'description', 'example', 'examples', 'deprecated']);

/**
 * A schema without what it says to readers. What stands under `properties` are names of fields.
 *
 * @param {unknown} value
 * @param {boolean} [areFields]
 * @returns {unknown}
 */
const checkedPart = (value, areFields = false) => {
  if (Array.isArray(value)) return value.map((each) => checkedPart(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => areFields || !told.has(name))
      .map(([name, each]) => [name, checkedPart(each, !areFields && name === 'properties')]),
  );
};

/**
 * The schemas of every call by its operationId.
 *
 * @param {object} document The contract, in one piece.
 * @returns {Promise<Record<string, object>>}
 */
export const callSchemas = async (document) => {
  /** @type {Map<string, object>} */
  const found = new Map();
  const app = Fastify({ exposeHeadRoutes: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  app.addHook('onRoute', ({ config, schema }) => {
    const entries = parts.flatMap((part) => {
      const value = Reflect.get(schema ?? {}, part);
      return value === undefined ? [] : [[part, checkedPart(value)]];
    });
    found.set(Reflect.get(config ?? {}, 'operationId'), Object.fromEntries(entries));
  });
  await app.register(openapiGlue, {
    specification: document,
    operationResolver: (operationId, method, path) => ({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async () => undefined,
      config: { operationId },
    }),
  });
  await app.ready();
  return Object.fromEntries(found);
};
