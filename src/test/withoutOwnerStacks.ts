import * as React from 'react';

/**
 * React's development build records the stack of each element that is made, for its warnings to
 * name: a good part of what a test takes, and read by nobody. It leaves that out beyond a number of
 * elements a second; here that number is reached from the start. Where React counts under another
 * name one day, nothing happens.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
if (internals && typeof internals === 'object' && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
