// Reads XML written by strangers, by its names and values rather than its spelling, so that it
// means the same here as to the program that opens it.

/** @typedef {{ name: string, attributes: Map<string, string> }} Element Names are without their prefix. */

/** Decodes UTF-8; throws if a file isn't valid UTF-8. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the elements of an XML file in document order. Throws if it isn't valid XML, isn't in
 * UTF-8, or has a DOCTYPE, whose entities could expand to anything.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Element[]>}
 */
export const readXml = async (bytes) => {
  const { DOMParser } = await import('@xmldom/xmldom');
  const text = decoder.decode(bytes);
  const declaration = /^<\?xml\s[^>]*/.exec(text)?.[0] ?? '';
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/.exec(declaration) ?? [];
  if (encoding.toLowerCase() !== 'utf-8' || /<!DOCTYPE/i.test(text)) throw new Error('unreadable');
  const errorHandler = (/** @type {string} */ _level, /** @type {string} */ message) => {
    throw new Error(message);
  };
  const document = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
  return Array.from(document.getElementsByTagName('*'), (element) => ({
    name: element.localName,
    attributes: new Map(
      Array.from(element.attributes, ({ localName, value }) => [localName, value]),
    ),
  }));
};
