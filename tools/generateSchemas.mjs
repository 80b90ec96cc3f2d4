// Generates the schemas by which the host validates and serializes each call, in Fastify's format.
// Building them from the contract takes longer than the rest of a host's start, so it is done here.
import Fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

/** The parts of a route's schema that Fastify reads. */
const parts = ['params', 'querystring', 'headers', 'body', 'response'];
/** Keywords that only document a schema. */
const told = new Set(['title', 'description', 'example', 'examples', 'deprecated']);

/**
 * Removes the documentation keywords from a schema. Keys under `properties` are field names, which
 * are kept.
 *
 * @param {unknown} value
 * @param {boolean} [areFields] Whether the keys of `value` are field names.
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
 * Returns the schemas of every call by its operationId.
 *
 * @param {object} document The bundled contract.
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
