import * as React from 'react';

/**
 * React's development build records a stack for each element, for use in its warnings; this takes
 * much of a test's time and isn't needed. React stops recording beyond a number of elements per
 * second: here that number is reached from the start. A no-op if a future version of React names
 * its counter differently.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
if (internals && typeof internals === 'object' && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
