import { createContext } from 'react';

/**
 * Receives a page's full title during rendering on the host, which has no document; `null` in the
 * browser.
 */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);
