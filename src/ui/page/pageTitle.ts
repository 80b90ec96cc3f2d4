import { createContext } from 'react';

/**
 * Where a page tells its full title while it is rendered on the host, which has no document; null
 * in the browser.
 */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);
