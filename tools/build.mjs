// `npm run build`: the web app, the page renderer and the host, for production.
import { build, buildNames } from './builds.mjs';

try {
  await build(buildNames);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
