import sql from 'sql-template-tag';

/**
 * A snapshot of job seeker `s`, stored with what they send: it must not change when the account
 * changes or is deleted.
 */
export const senderOf = sql`jsonb_build_object('username', s.username, 'firstName', s.first_name, 'lastName', s.last_name, 'email', s.email, 'phone', s.phone,
  'location', s.location, 'education', s.education, 'experience', s.experience)`;
