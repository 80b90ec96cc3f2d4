import { useEffect, useSyncExternalStore } from 'react';
import { useAppStore } from '@/api/hooks';
import { recoverFailedReads } from '@/api/recoverFailedReads';
import { layoutTexts } from '@/texts/layout';
import { styled } from '@/ui/styled';
import { agoText } from '@/ui/text/agoText';
import { minute } from '@contract/time/durations';
import { useKeptData, type KeptData } from './useKeptData';

const Bar = styled('output')(({ theme }) => ({
  '& > span': {
    display: 'block',
    padding: '10px 16px',
    textAlign: 'center',
    fontWeight: 600,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.amberText,
    backgroundColor: theme.vars.palette.amberSoft,
  },
}));

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

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
export const Connection = () => {
  const store = useAppStore();
  // an effect, as calls fail outside of React
  useEffect(() => recoverFailedReads(store), [store]);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const kept = useKeptData();
  const text = barText(isOnline, kept);
  return <Bar data-screen-only>{text && <span>{text}</span>}</Bar>;
};
