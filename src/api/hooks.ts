import type { Store, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { SessionRoot } from '@/session/sessionSlice';
import type { ApiEnvironment } from './environment';
import type { jobBoardApi } from './jobBoardApi';

/*
 * The store's types for everything below app/: only app/ may import app/store.ts, which creates it.
 */
export type RootState = SessionRoot & {
  [Path in typeof jobBoardApi.reducerPath]: ReturnType<typeof jobBoardApi.reducer>;
};
export type AppDispatch = ThunkDispatch<RootState, ApiEnvironment, UnknownAction>;

export type StartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<
  Store<RootState, UnknownAction> & { dispatch: AppDispatch }
>();
