import { readFileSync } from 'node:fs';

/** The script files that a lazy part of the app has and the screen it is shown on has not. */
export const scriptsOf = (name: string, screen: string): string[] => {
  // written by the build, by the names of webpackChunkName
  const files = JSON.parse(readFileSync('dist/web/chunks.json', 'utf8')) as Record<
    string,
    string[] | undefined
  >;
  const others = files[screen];
  if (!others) throw new Error(`No screen ${screen}`);
  return (files[name] ?? []).filter((file) => !others.includes(file));
};
