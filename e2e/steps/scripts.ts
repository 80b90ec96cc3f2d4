import { readFileSync } from 'node:fs';

/** Reads the build's script files by webpackChunkName. */
const readFiles = () =>
  JSON.parse(readFileSync('dist/web/chunks.json', 'utf8')) as Record<string, string[] | undefined>;

/** Returns the script files of a screen. */
export const scriptsOfScreen = (screen: string): string[] => {
  const files = readFiles()[screen];
  if (!files) throw new Error(`No screen ${screen}`);
  return files;
};

/** Returns the script files of a lazy part of the app, without those of the screen it is on. */
export const scriptsOf = (name: string, screen: string): string[] => {
  const others = scriptsOfScreen(screen);
  return (readFiles()[name] ?? []).filter((file) => !others.includes(file));
};
