import sql from 'sql-template-tag';

/**
 * Who `s` of job_seekers is, as it is kept with what they sent: the account may change or go, what
 * an employer received stays as it was.
 */
export const senderOf = sql`jsonb_build_object('username', s.username, 'firstName', s.first_name, 'lastName', s.last_name, 'email', s.email, 'phone', s.phone,
  'location', s.location, 'education', s.education, 'experience', s.experience)`;
