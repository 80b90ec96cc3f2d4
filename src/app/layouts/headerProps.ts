import type { LinkProps } from 'react-router-dom';

export type HeaderProps = {
  /**
   * Who is logged in; null for a visitor and while it isn't known. An administrator has no
   * username.
   */
  session: { role: 'employer' | 'jobseeker' | 'admin'; username: string } | null;
  onProfile: () => void;
  onLogout: () => void;
  /** To the applications desk; for an employer of our own host. */
  onApplications?: (() => void) | undefined;
  /** To one's job alerts; for a job seeker of our own host. */
  onAlerts?: (() => void) | undefined;
  /** Where "Post a job" leads this person. */
  postJob: Pick<LinkProps, 'to' | 'state'>;
};
