import { styled } from '@mui/material/styles';
import { useEffect, useSyncExternalStore } from 'react';
import { useAppStore } from '@/api/hooks';
import { recoverFailedReads } from '@/api/recoverFailedReads';
import { layoutTexts } from '@/texts/layout';

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

/**
 * Says that the browser has no connection, above every screen, for as long as it has none; reads
 * that failed are tried again.
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
  return <Bar data-screen-only>{!isOnline && <span>{layoutTexts.offline}</span>}</Bar>;
};
