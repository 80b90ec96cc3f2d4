import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The four keys of spec §3, as they stand in sessionStorage. */
export type SessionKeys = {
  authToken: string | null;
  userRole: string | null;
  usernameEmployer: string | null;
  usernamejobseek: string | null;
};
export type SessionState = SessionKeys & {
  /**
   * Whether we know whose session it is; until then guards wait and open pages show the visitor's
   * view. Not kept.
   */
  restored: boolean;
  /** The host ended it (a 401): the login page says so. Not kept. */
  endedByHost: boolean;
};
export type SessionRoot = { session: SessionState };

export const emptyKeys: SessionKeys = {
  authToken: null,
  userRole: null,
  usernameEmployer: null,
  usernamejobseek: null,
};
const initialState: SessionState = { ...emptyKeys, restored: false, endedByHost: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Somebody logged in: all four keys are replaced (spec §4). */
    sessionStarted: (_state, { payload }: PayloadAction<Partial<SessionKeys>>): SessionState => ({
      ...emptyKeys,
      ...payload,
      restored: true,
      endedByHost: false,
    }),
    /** Logged out, or ended by the host. */
    sessionEnded: (_state, { payload }: PayloadAction<{ byHost: boolean }>): SessionState => ({
      ...emptyKeys,
      restored: true,
      endedByHost: payload.byHost,
    }),
    /** What was kept has been read; with keys, they came from our host's cookie. */
    sessionRestored: (
      state,
      { payload }: PayloadAction<Partial<SessionKeys> | null>,
    ): SessionState => ({
      ...state,
      ...payload,
      restored: true,
    }),
  },
});
export const { sessionStarted, sessionEnded, sessionRestored } = slice.actions;
export const sessionReducer = slice.reducer;
