/**
 * A lone surrogate (half of a character of two code units), as an escape. JSON allows it, but
 * encodeURIComponent throws on it.
 */
const loneSurrogate = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f]/i;
const replaceLoneSurrogates = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;

const parseJson = (text: string): unknown =>
  JSON.parse(
    text,
    // tested first: a reviver called for each of a long list's texts is slow
    text.includes('\\u') && loneSurrogate.test(text) ? replaceLoneSurrogates : undefined,
  );

/**
 * Any 2xx is a success whatever its body: JSON where it can be parsed, else the text, `null` where
 * it is empty. A file to save is an object URL of its bytes, to be revoked.
 */
export const readBody = async (response: Response): Promise<unknown> => {
  if (response.headers.get('content-disposition')?.startsWith('attachment'))
    return URL.createObjectURL(await response.blob());
  const text = await response.text();
  if (text.trim() === '') return null;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
};

/**
 * Responses whose body only `readBody` reads: RTK Query reads a clone as well, for errors of its
 * own, which for 50,000 jobs is 40 MB more.
 */
export const withoutClone =
  (fetchFn: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetchFn(input, init);
    response.clone = () =>
      new Response(null, { status: response.status, headers: response.headers });
    return response;
  };

export const toFormData = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value != null) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
};

/** Repeatable parameters are repeated (`category=a&category=b`); empty ones are left out. */
export const serializeParams = (params: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one != null && one !== '') search.append(name, String(one));
  }
  return search.toString();
};
