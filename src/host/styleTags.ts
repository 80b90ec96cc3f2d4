import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import themeVariables from '@/app/theme/generated/variables.css';

const useOf = 'var(--jl-';
/** The theme's custom properties that a text uses. */
const namesIn = (text: string): Set<string> => {
  const names = new Set<string>();
  const name = /[\w-]+/y;
  for (let at = text.indexOf(useOf); at >= 0; at = text.indexOf(useOf, name.lastIndex)) {
    name.lastIndex = at + 'var('.length;
    for (const found of name.exec(text) ?? []) names.add(found);
  }
  return names;
};

/** What the custom properties say each other by. */
const inVariables = namesIn(themeVariables);
/** A style tag of the theme's custom properties that are used. */
const variablesTag = (used: Set<string>): string => {
  const css = themeVariables.replace(
    /(?<![\w-])(--jl-[\w-]+):[^;}]*;/g,
    (declaration, name: string) => (used.has(name) || inVariables.has(name) ? declaration : ''),
  );
  return `<style>${css}</style>`;
};

type Styles = { used: Set<string>; tags: string; variables: string };
/** By the names of their styles, which tell all that they say. */
const knownStyles = new LRUCache<string, Styles>({ max: 200 });
/** By the names of the styles, and what else a page's body uses. */
const knownVariables = new LRUCache<string, string>({ max: 200 });

/**
 * All styles of the page, also those of parts that are styled once more: no element has their class,
 * but where the browser's cache doesn't find them, it makes them anew.
 */
const stylesOf = (cache: EmotionCache, emotion: EmotionServer): Styles => {
  const classes = Object.keys(cache.registered).join(' ');
  // marked as where they belong: emotion moves all others to the end of the head once more
  const tags = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(classes))
    .replaceAll('<style data-emotion', '<style data-s data-emotion');
  const used = namesIn(tags);
  return { used, tags, variables: variablesTag(used) };
};

/**
 * The style tags of a page, which emotion takes over when the app starts, and one with the theme's
 * custom properties that the page uses: all of them (MUI defines some 400) would be twice the bytes
 * before the first paint.
 */
export const styleTags = (cache: EmotionCache, emotion: EmotionServer, body: string): string => {
  const ids = Object.keys(cache.inserted).join(' ');
  const styles = knownStyles.get(ids) ?? stylesOf(cache, emotion);
  knownStyles.set(ids, styles);
  const others = [...namesIn(body)].filter((name) => !styles.used.has(name)).toSorted();
  if (others.length === 0) return styles.variables + styles.tags;
  const key = [ids, ...others].join(' ');
  const variables = knownVariables.get(key) ?? variablesTag(new Set([...styles.used, ...others]));
  knownVariables.set(key, variables);
  return variables + styles.tags;
};
