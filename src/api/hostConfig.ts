import { createContext, useContext } from 'react';
import type { components } from '@contract/generated/types';
import { isRecord } from '@contract/isRecord';

/** What the site tells everybody at the moment. */
export type Announcement = components['schemas']['Announcement'];

/** Which host the app talks to; the JSON block `config` of index.html. */
export type HostConfig = {
  /**
   * Where the calls go: a path on the page's own origin or a whole address, without a slash at the
   * end.
   */
  apiHost: string;
  /** Whether the host answers the calls of extensions.openapi.yaml. */
  extensions: boolean;
  /**
   * `bearer`: a spec host wants the administrator's token as a header, which spec §7 doesn't show.
   */
  adminAuth?: 'bearer';
  /** On our own host, which writes it into each page: showing it costs no call. */
  announcement?: Announcement | undefined;
  /** Our own host counts how fast its pages are for visitors. */
  webVitals?: boolean;
  /** Our own host has a service worker for its pages. */
  serviceWorker?: boolean;
};

export const ownHost: HostConfig = { apiHost: '/api', extensions: true };

/**
 * Reads the page's config. `extensions` counts only for a host on the page's own origin:
 * our cookies are never sent to another.
 */
export const readHostConfig = (
  text: string | null | undefined,
  pageAddress: string,
): HostConfig => {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '');
  } catch {
    return ownHost;
  }
  if (!isRecord(given) || typeof given['apiHost'] !== 'string') return ownHost;
  const apiHost = given['apiHost'].replace(/(?<!\/)\/+$/, '');
  const sameOrigin = new URL(apiHost, pageAddress).origin === new URL(pageAddress).origin;
  return {
    apiHost,
    extensions: given['extensions'] === true && sameOrigin,
    // only our own host writes one, as the contract has it
    announcement: given['announcement'] as Announcement | undefined,
    ...(given['adminAuth'] === 'bearer' ? { adminAuth: 'bearer' as const } : {}),
    ...(given['webVitals'] === true ? { webVitals: true } : {}),
    ...(given['serviceWorker'] === true && sameOrigin ? { serviceWorker: true } : {}),
  };
};

/**
 * The address of a picture in a host's answer, which may be relative to `{host}`, on a third origin
 * or a `data:` picture; undefined for everything else, so that the initials tile stands in.
 */
export const imageAddress = (
  image: string | null | undefined,
  { apiHost }: HostConfig,
): string | undefined => {
  if (!image) return undefined;
  // a stand-in origin keeps a path a path: the page rendered on the host and the browser must agree
  const standIn = 'http://page.invalid';
  try {
    const address = new URL(image, new URL(`${apiHost}/`, standIn));
    if (address.protocol === 'data:') return /^data:image\//i.test(image) ? image : undefined;
    if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
    // the host isn't asked for words ("no picture"), nor for markup
    if (!/[./]/.test(image) || /[<>"]/.test(image)) return undefined;
    return address.origin === standIn ? address.href.slice(standIn.length) : address.href;
  } catch {
    return undefined;
  }
};

export const HostConfigContext = createContext<HostConfig>(ownHost);
/** The host's kind, for what a screen can offer on it. */
export const useHostConfig = (): HostConfig => useContext(HostConfigContext);
