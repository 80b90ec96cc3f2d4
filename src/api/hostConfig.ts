import { createContext, useContext } from 'react';
import type { components } from '@contract/generated/types';
import { isRecord } from '@contract/isRecord';

/** The current site-wide announcement. */
export type Announcement = components['schemas']['Announcement'];

/** Which host the app talks to; the JSON block `config` of index.html. */
export type HostConfig = {
  /**
   * The base URL of the calls: a path on the page's own origin or an absolute URL, without a
   * trailing slash.
   */
  apiHost: string;
  /** Whether the host answers the calls of extensions.openapi.yaml. */
  extensions: boolean;
  /**
   * `bearer`: a spec host expects the administrator's token in a header, which isn't part of spec
   * §7.
   */
  adminAuth?: 'bearer';
  /** Written into each page by our own host, so that showing it needs no call. */
  announcement?: Announcement | undefined;
  /** Whether our own host collects web vitals. */
  webVitals?: boolean;
  /** Whether our own host has a service worker for its pages. */
  serviceWorker?: boolean;
};

export const ownHost: HostConfig = { apiHost: '/api', extensions: true };

/**
 * Parses the page's config. `extensions` is honored only for a host on the page's own origin: our
 * cookies are never sent to another.
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
    // written only by our own host, according to the contract
    announcement: given['announcement'] as Announcement | undefined,
    ...(given['adminAuth'] === 'bearer' ? { adminAuth: 'bearer' as const } : {}),
    ...(given['webVitals'] === true ? { webVitals: true } : {}),
    ...(given['serviceWorker'] === true && sameOrigin ? { serviceWorker: true } : {}),
  };
};

/**
 * Returns the URL of a picture in a host's answer. It may be relative to `{host}`, on a third
 * origin or a `data:` URL; `undefined` for anything else, so that the initials tile is shown
 * instead.
 */
export const imageAddress = (
  image: string | null | undefined,
  { apiHost }: HostConfig,
): string | undefined => {
  if (!image) return undefined;
  // a placeholder origin keeps a path a path: the host and the browser must render the same URL
  const standIn = 'http://page.invalid';
  try {
    const address = new URL(image, new URL(`${apiHost}/`, standIn));
    if (address.protocol === 'data:') return /^data:image\//i.test(image) ? image : undefined;
    if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
    // don't request plain words ("no picture") or markup
    if (!/[./]/.test(image) || /[<>"]/.test(image)) return undefined;
    return address.origin === standIn ? address.href.slice(standIn.length) : address.href;
  } catch {
    return undefined;
  }
};

export const HostConfigContext = createContext<HostConfig>(ownHost);
/** Returns the page's host config, for what depends on the kind of host. */
export const useHostConfig = (): HostConfig => useContext(HostConfigContext);
