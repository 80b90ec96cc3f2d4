import { createContext, useContext } from 'react';

/**
 * The time that ages like "2 days ago" are counted from, in milliseconds; given by the app, never
 * read while rendering.
 */
export const NowContext = createContext(0);
export const useNow = (): number => useContext(NowContext);
