import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { recoverFailedReads } from '@/api/recoverFailedReads';
import { layoutTexts } from '@/texts/layout';
import { agoText } from '@/ui/text/agoText';
import { minute } from '@contract/time/durations';
import { ConnectionBar } from './ConnectionBar';
import { useCachedData, type CachedData } from './useCachedData';

/**
 * Returns the bar's text. The age of cached data is as of when it is first shown, so that screen
 * readers don't announce it again every minute.
 */
const barText = (isOnline: boolean, kept: CachedData | undefined): string | null => {
  if (!kept) return isOnline ? null : layoutTexts.offline;
  const ago = agoText(new Date(kept.at).toISOString(), Math.max(kept.shownAt, kept.at + minute));
  return isOnline ? layoutTexts.unreachableKept(ago) : layoutTexts.offlineKept(ago);
};

/**
 * The bar above every screen that says that the browser is offline or that cached data is shown.
 * Also retries failed reads.
 */
export const Connection = ({ isOnline }: { isOnline: boolean }) => {
  const store = useAppStore();
  // an effect, because calls fail outside of React
  useEffect(() => recoverFailedReads(store), [store]);
  const kept = useCachedData();
  return <ConnectionBar text={barText(isOnline, kept)} />;
};
