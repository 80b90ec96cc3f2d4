import { lazy, type ComponentType } from 'react';
import { untilLoaded } from './untilLoaded';

/**
 * A lazy component for a part that the user may already have requested: retries until it is
 * fetched.
 */
export const lazyUntilLoaded = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
) => lazy(async () => ({ default: await untilLoaded(fetchPart) }));
