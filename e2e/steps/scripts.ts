import { readFileSync } from 'node:fs';

/** Written by the build, by the names of webpackChunkName. */
const readFiles = () =>
  JSON.parse(readFileSync('dist/web/chunks.json', 'utf8')) as Record<string, string[] | undefined>;

/** The script files of a screen. */
export const scriptsOfScreen = (screen: string): string[] => {
  const files = readFiles()[screen];
  if (!files) throw new Error(`No screen ${screen}`);
  return files;
};

/** The script files that a lazy part of the app has and the screen it is shown on has not. */
export const scriptsOf = (name: string, screen: string): string[] => {
  const others = scriptsOfScreen(screen);
  return (readFiles()[name] ?? []).filter((file) => !others.includes(file));
};
