// `npm run build`: builds the web app, page renderer, service worker and host for production.
import { build, buildNames } from './builds.mjs';

try {
  await build(buildNames);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
