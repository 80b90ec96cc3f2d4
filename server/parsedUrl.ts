/**
 * An address, resolved against `base` where it is relative; undefined where it is none. Not by
 * URL.canParse: once Node 20 and 22 have optimized that, it refuses names of other alphabets.
 */
export const parsedUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
