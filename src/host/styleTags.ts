import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import themeVariables from '@/app/theme/generated/variables.css';

const useOf = 'var(--jl-';
/** Returns the theme's custom properties that a text uses. */
const namesIn = (text: string): Set<string> => {
  const names = new Set<string>();
  const name = /[\w-]+/y;
  for (let at = text.indexOf(useOf); at >= 0; at = text.indexOf(useOf, name.lastIndex)) {
    name.lastIndex = at + 'var('.length;
    for (const found of name.exec(text) ?? []) names.add(found);
  }
  return names;
};

/** The custom properties that others refer to. */
const inVariables = namesIn(themeVariables);
/** Returns a style tag with the theme's custom properties that are used. */
const variablesTag = (used: Set<string>): string => {
  const css = themeVariables.replace(
    /(?<![\w-])(--jl-[\w-]+):[^;}]*;/g,
    (declaration, name: string) => (used.has(name) || inVariables.has(name) ? declaration : ''),
  );
  return `<style>${css}</style>`;
};

type Styles = { used: Set<string>; tags: string; variables: string };
/** By the ids of the styles, which are hashes of their text, and of those that elements have. */
const knownStyles = new LRUCache<string, Styles>({ max: 200 });
/** By that key and the custom properties that only the page's body uses. */
const knownVariables = new LRUCache<string, string>({ max: 200 });

/** Returns the ids of the styles that elements have, in the order of the styles. */
const idsOnElements = ({ key, inserted }: EmotionCache, body: string): string[] => {
  const found = new Set(
    [...body.matchAll(new RegExp(String.raw`\b${key}-([\w-]+)`, 'g'))].map(([, id]) => id),
  );
  return Object.keys(inserted).filter((id) => found.has(id));
};

/**
 * Returns the styles of the page. If a styled component is styled again, as MUI's Button is on top
 * of ButtonBase, emotion merges the styles into one class, and no element has the inner one: of such
 * styles only the id is listed, so that the browser doesn't insert them either. Others that no
 * element has, such as a fallback's, are kept.
 */
const stylesOf = (
  cache: EmotionCache,
  emotion: EmotionServer,
  onElements: readonly string[],
): Styles => {
  const textOf = (id: string): string => cache.registered[`${cache.key}-${id}`] ?? '';
  const shown = new Set(onElements);
  const texts = onElements.map(textOf);
  const isMerged = (id: string): boolean =>
    !shown.has(id) && texts.some((text) => text.includes(`${textOf(id)};`));
  const { html, styles } = emotion.extractCriticalToChunks(Object.keys(cache.registered).join(' '));
  const chunks = styles.map((chunk) =>
    chunk.key === cache.key
      ? {
          ...chunk,
          css: chunk.ids
            .filter((id) => !isMerged(id))
            .map((id) => String(cache.inserted[id]))
            .join(''),
        }
      : chunk,
  );
  // marked as already in place: emotion moves all others to the end of the head
  const tags = emotion
    .constructStyleTagsFromChunks({ html, styles: chunks })
    .replaceAll('<style data-emotion', '<style data-s data-emotion');
  const used = namesIn(tags);
  return { used, tags, variables: variablesTag(used) };
};

/**
 * Returns the style tags of a page, which emotion takes over when the app starts, and one with the
 * theme's custom properties that the page uses: all of them (MUI defines some 400) would double the
 * bytes before the first paint.
 */
export const styleTags = (cache: EmotionCache, emotion: EmotionServer, body: string): string => {
  const onElements = idsOnElements(cache, body);
  const ids = [...Object.keys(cache.inserted), '', ...onElements].join(' ');
  const styles = knownStyles.get(ids) ?? stylesOf(cache, emotion, onElements);
  knownStyles.set(ids, styles);
  const others = [...namesIn(body)].filter((name) => !styles.used.has(name)).toSorted();
  if (others.length === 0) return styles.variables + styles.tags;
  const key = [ids, ...others].join(' ');
  const variables = knownVariables.get(key) ?? variablesTag(new Set([...styles.used, ...others]));
  knownVariables.set(key, variables);
  return variables + styles.tags;
};
