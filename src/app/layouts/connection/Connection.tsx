import { useEffect } from 'react';
import { useAppStore } from '@/api/hooks';
import { recoverFailedReads } from '@/api/recoverFailedReads';
import { layoutTexts } from '@/texts/layout';
import { agoText } from '@/ui/text/agoText';
import { minute } from '@contract/time/durations';
import { ConnectionBar } from './ConnectionBar';
import { useKeptData, type KeptData } from './useKeptData';

/** When something was kept, as text, as of when it is shown: it isn't announced again by the minute. */
const barText = (isOnline: boolean, kept: KeptData | undefined): string | null => {
  if (!kept) return isOnline ? null : layoutTexts.offline;
  const ago = agoText(new Date(kept.at).toISOString(), Math.max(kept.shownAt, kept.at + minute));
  return isOnline ? layoutTexts.unreachableKept(ago) : layoutTexts.offlineKept(ago);
};

/**
 * Says that the browser has no connection, above every screen, for as long as it has none, and what
 * is shown that was kept; reads that failed are tried again.
 */
export const Connection = ({ isOnline }: { isOnline: boolean }) => {
  const store = useAppStore();
  // an effect, as calls fail outside of React
  useEffect(() => recoverFailedReads(store), [store]);
  const kept = useKeptData();
  return <ConnectionBar text={barText(isOnline, kept)} />;
};
