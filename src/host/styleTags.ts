import type { EmotionCriticalToChunks, EmotionServer } from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';

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

type Shortened = { used: Set<string>; tags: string };
const shorten = (tags: string, used: Set<string>): Shortened => ({
  used,
  tags: tags.replace(
    /<style data-emotion="css-global [^"]*">([^<]*--jl-[^<]*:[^<]*)<\/style>/g,
    (style, css: string) => {
      const shorter = css.replace(/(?<![\w-])(--jl-[\w-]+):[^;}]*;/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      );
      return shorter === css ? style : `<style>${shorter}</style>`;
    },
  ),
});
/** By the names of their styles, which tell all that they say, and what else a page's body uses. */
const known = new LRUCache<string, Shortened>({ max: 200 });

const tagsOf = (emotion: EmotionServer, chunks: EmotionCriticalToChunks): Shortened => {
  const whole = emotion.constructStyleTagsFromChunks(chunks);
  return shorten(whole, namesIn(whole));
};

/**
 * The style tags of a page. Drops the theme's custom properties that the page doesn't use (MUI
 * defines some 400): half of the bytes before the first paint. The style tag loses its emotion mark,
 * so that the browser's cache adds all of them when the app starts.
 */
export const styleTags = (emotion: EmotionServer, body: string): string => {
  const chunks = emotion.extractCriticalToChunks(body);
  const ids = chunks.styles.flatMap((style) => style.ids).join(' ');
  const plain = known.get(ids) ?? tagsOf(emotion, chunks);
  known.set(ids, plain);
  const others = [...namesIn(body)].filter((name) => !plain.used.has(name)).toSorted();
  if (others.length === 0) return plain.tags;
  const key = [ids, ...others].join(' ');
  const withOthers =
    known.get(key) ??
    shorten(emotion.constructStyleTagsFromChunks(chunks), new Set([...plain.used, ...others]));
  known.set(key, withOthers);
  return withOthers.tags;
};
