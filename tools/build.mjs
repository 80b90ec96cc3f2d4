// `npm run build`: the web app, the page renderer and the host, for use.
import { build } from './builds.mjs';

try {
  await build(['web', 'page', 'server']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
