/**
 * Makes jsdom's `getComputedStyle`, which `getByRole` calls for each element on the screen, several
 * times faster. jsdom matches each element against each rule of each style sheet, and emotion
 * creates hundreds of rules. An element without the class, id or tag that the last part of a
 * selector requires can't match it, so the selector engine is skipped. Selectors that aren't parsed
 * here still go to the engine, so the result is always the same.
 */
// @ts-expect-error jsdom declares no types of its inner files
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

/** @typedef {{ kind: 'class' | 'id' | 'tag', name: string }} Need */
/**
 * @typedef {object} ElementImpl jsdom's own object behind an element
 * @property {string} localName
 * @property {number} _version Incremented on every change to the element or its descendants.
 * @property {{ _mode: string }} _ownerDocument
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 */

const part = String.raw`[a-z_][\w-]*`;
/** Matches a compound selector without arguments and attributes: an optional tag, then the rest. */
const compound = new RegExp(String.raw`^(${part}|\*)?((?:::?${part}|[.#]-?${part})*)$`, 'i');

/**
 * Returns the text outside of parentheses and brackets, or `undefined` if they aren't balanced.
 *
 * @param {string} text
 */
const outside = (text) => {
  let result = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0) result += letter;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? result : undefined;
};

/**
 * Returns what an element needs to match a selector without commas, or `undefined` if that isn't
 * known.
 *
 * @param {string} selector
 * @returns {Need | undefined}
 */
const needOf = (selector) => {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [understood, tag, rest = ''] = compound.exec(last) ?? [];
  if (!understood) return undefined;
  const [, mark, name] = /(?<![:\w-])([.#])(-?[a-z_][\w-]*)/i.exec(rest) ?? [];
  if (name) return { kind: mark === '.' ? 'class' : 'id', name };
  return tag && tag !== '*' ? { kind: 'tag', name: tag.toLowerCase() } : undefined;
};

/**
 * Returns one need for each selector of a list, or `undefined` if any of them isn't known.
 *
 * @param {string} text
 * @returns {Need[] | undefined}
 */
const needsOf = (text) => {
  if (/["'\\]/.test(text)) return undefined;
  const needs = outside(text)?.split(',').map(needOf) ?? [undefined];
  return needs.every((need) => need !== undefined) ? needs : undefined;
};

/** @type {Map<string, Need[] | undefined>} */
const knownNeeds = new Map();
/** @param {string} text */
const cachedNeeds = (text) => {
  if (!knownNeeds.has(text)) knownNeeds.set(text, needsOf(text));
  return knownNeeds.get(text);
};

/** The last element: rules are matched one after the other against the same element. */
const tried = {
  /** @type {ElementImpl | undefined} */
  element: undefined,
  version: 0,
  /** @type {Set<string>} */
  classes: new Set(),
  /** @type {string | null} */
  id: null,
};

/** @param {ElementImpl} element @param {Need} need */
const has = (element, { kind, name }) => {
  if (kind === 'class') return tried.classes.has(name);
  return kind === 'id' ? tried.id === name : element.localName.toLowerCase() === name;
};

/** @param {ElementImpl} element */
const look = (element) => {
  if (tried.element === element && tried.version === element._version) return;
  tried.element = element;
  tried.version = element._version;
  tried.classes = new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/));
  tried.id = element.getAttributeNS(null, 'id');
};

/** @type {{ matchesDontThrow: (element: ElementImpl, selector: unknown) => boolean }} */
const engine = { matchesDontThrow: selectors.matchesDontThrow };

/** @param {ElementImpl} element @param {unknown} selector */
selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector === 'string' && element._ownerDocument._mode === 'no-quirks') {
    const needs = cachedNeeds(selector);
    look(element);
    if (needs && !needs.some((need) => has(element, need))) return false;
  }
  return engine.matchesDontThrow(element, selector);
};
