import { lazy, type ComponentType } from 'react';
import { untilLoaded } from './untilLoaded';

/**
 * A part that is fetched when it is first shown, and that somebody may already have asked for
 * something: it is tried until it can be fetched.
 */
export const lazyUntilLoaded = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
) => lazy(async () => ({ default: await untilLoaded(fetchPart) }));
