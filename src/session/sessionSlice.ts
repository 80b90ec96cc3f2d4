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
   * Whether the session has been restored. Until then, guards wait and public pages show the
   * visitor's view. Not persisted.
   */
  restored: boolean;
  /** The host ended the session (a 401), which the login page shows. Not persisted. */
  endedByHost: boolean;
  /** The ended session's role: a page for several roles redirects to its login. Not persisted. */
  endedRole: Role;
  /**
   * The keys of the user who has logged out, until another page is shown. While set,
   * guards don't redirect, and the logout call is sent with these keys. Not persisted.
   */
  leaving: SessionKeys | null;
};
/** The part of the store's state that contains the session. */
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
/** The restored session of a visitor. */
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
    /** A user logged in: replaces all four keys (spec §4). */
    sessionStarted: (_state, { payload }: PayloadAction<Partial<SessionKeys>>): SessionState => ({
      ...nobody,
      ...payload,
    }),
    /** The host ended the session (a 401). */
    sessionEnded: ({ userRole: role }): SessionState => ({
      ...nobody,
      endedByHost: true,
      endedRole: role === 'employer' || role === 'admin' ? role : 'jobseeker',
    }),
    /** The user logged out; `leftForHome` follows once another page is shown. */
    loggedOut: (state): SessionState => ({ ...nobody, leaving: keysOf(state) }),
    leftForHome: (state): SessionState => ({ ...state, leaving: null }),
    /**
     * The persisted keys have been read; `payload` overrides them with the cookie's session, if
     * any.
     */
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
    /** The session without redux-persist's `_persist`; the same object until a field changes. */
    selectSession: createSelector(
      [(state: SessionState & { _persist?: unknown }) => state],
      ({ _persist, ...session }): SessionState => session,
      { memoizeOptions: { resultEqualityCheck: shallowEqual } },
    ),
    /**
     * The current user: a role with its username ('' for an administrator); `null` for a visitor,
     * or until the session is restored.
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
