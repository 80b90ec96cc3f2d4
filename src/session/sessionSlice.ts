import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { AccountRole } from '@contract/accountFields';

/** The four keys of spec §3, as sessionStorage holds them. */
export type SessionKeys = {
  authToken: string | null;
  userRole: string | null;
  usernameEmployer: string | null;
  usernamejobseek: string | null;
};
export type SessionState = SessionKeys & {
  /**
   * Whether we know whose session it is; until then guards wait and open pages show the visitor's
   * view. Not persisted.
   */
  restored: boolean;
  /** The host ended it (a 401): the login page says so. Not persisted. */
  endedByHost: boolean;
  /** Whose login page a page of several roles leads to: that of the session it ended. Not persisted. */
  endedRole: Role;
  /**
   * Who has logged out and is on the way home: guards redirect nowhere, and the host is told whose
   * session ends. Not persisted.
   */
  leaving: SessionKeys | null;
};
/** The part of the store's state that the session is. */
export type SessionRoot = { session: SessionState };

export type Role = AccountRole | 'admin';
/** A role with its username ('' for an administrator). */
export type CurrentUser = { role: Role; username: string };

export const emptyKeys: SessionKeys = {
  authToken: null,
  userRole: null,
  usernameEmployer: null,
  usernamejobseek: null,
};
const initialState: SessionState = {
  ...emptyKeys,
  restored: false,
  endedByHost: false,
  endedRole: 'jobseeker',
  leaving: null,
};
/** Nobody is logged in, and that is known. */
const nobody: SessionState = { ...initialState, restored: true };

const keysOf = ({
  authToken,
  userRole,
  usernameEmployer,
  usernamejobseek,
}: SessionKeys): SessionKeys => ({ authToken, userRole, usernameEmployer, usernamejobseek });

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Somebody logged in: all four keys are replaced (spec §4). */
    sessionStarted: (_state, { payload }: PayloadAction<Partial<SessionKeys>>): SessionState => ({
      ...nobody,
      ...payload,
    }),
    /** The host ended it (a 401). */
    sessionEnded: ({ userRole: role }): SessionState => ({
      ...nobody,
      endedByHost: true,
      endedRole: role === 'employer' || role === 'admin' ? role : 'jobseeker',
    }),
    /** Logged out here; `leftForHome` follows once another page is shown. */
    loggedOut: (state): SessionState => ({ ...nobody, leaving: keysOf(state) }),
    leftForHome: (state): SessionState => ({ ...state, leaving: null }),
    /** The persisted keys have been read; `payload`: those of our host's cookie instead, if any. */
    sessionRestored: (
      state,
      { payload }: PayloadAction<Partial<SessionKeys> | null>,
    ): SessionState => ({
      ...state,
      ...payload,
      restored: true,
    }),
  },
  selectors: {
    /** All but what redux-persist keeps beside it; the same as long as nothing of it changes. */
    selectSession: createSelector(
      [(state: SessionState & { _persist?: unknown }) => state],
      ({ _persist, ...session }): SessionState => session,
      { memoizeOptions: { resultEqualityCheck: shallowEqual } },
    ),
    /**
     * Who is logged in: a role with its username ('' for an administrator), or null for a visitor
     * or while it isn't known.
     */
    selectCurrentUser: createSelector(
      [(state: SessionState) => state],
      ({ restored, userRole, usernameEmployer, usernamejobseek }): CurrentUser | null => {
        if (!restored) return null;
        if (userRole === 'employer') return { role: userRole, username: usernameEmployer ?? '' };
        if (userRole === 'jobseeker') return { role: userRole, username: usernamejobseek ?? '' };
        return userRole === 'admin' ? { role: userRole, username: '' } : null;
      },
    ),
  },
});
export const { sessionStarted, sessionEnded, loggedOut, leftForHome, sessionRestored } =
  slice.actions;
export const { selectSession, selectCurrentUser } = slice.selectors;
export const sessionReducer = slice.reducer;
