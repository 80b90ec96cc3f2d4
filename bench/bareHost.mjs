/**
 * The baseline for our host: Fastify with one route and one primary-key query, without validation
 * and schemas. Started by bench/host.mjs.
 */
import fastify from 'fastify';
import pg from 'pg';

const [connection = '{}', port] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection), max: 12 });
const app = fastify();
app.get('/job/:id', async (request) => {
  const { id } = /** @type {{ id: string }} the path's parameters */ (request.params);
  const { rows } = await pool.query('SELECT * FROM jobs WHERE id = $1', [id]);
  const { search: _words, ...job } = rows[0];
  return job;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  void app.close().then(() => pool.end());
});
