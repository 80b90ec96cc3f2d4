/**
 * Parses a URL, resolved against `base` if relative; returns `undefined` if it is invalid. Doesn't
 * use `URL.canParse`: once optimized in Node 20 and 22, it rejects non-ASCII host names.
 */
export const parsedUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
