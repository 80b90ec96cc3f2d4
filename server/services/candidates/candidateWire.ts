import type { CandidateRow } from '../../repositories/candidates/candidates';
import type { Wire } from '../../wire';

/** PostgreSQL writes times of JSON in its own way. */
const isoOf = (time: string): string => new Date(time).toISOString();

/** A candidate as an employer may know them; what isn't told is left out. */
export const toCandidate = (
  { seekerId: _secret, id, note, invitations, application, place, ...row }: CandidateRow,
  miles: number | null = null,
): Wire<'Candidate'> => {
  const { payFrom, start, years, education, ...told } = row;
  return {
    ...told,
    _id: id,
    place: place === '' ? null : place,
    ...(miles !== null && place !== '' && { miles: Math.round(miles) }),
    ...(payFrom !== null && { payFrom }),
    ...(start !== null && { start }),
    ...(years !== null && { years }),
    ...(education !== null && { education }),
    ...(note !== null && { shortlisted: { note } }),
    ...(application && { application: { ...application, sentAt: isoOf(application.sentAt) } }),
    invitations: invitations.map((each) => ({
      ...each,
      createdAt: isoOf(each.createdAt),
      answeredAt: each.answeredAt === null ? null : isoOf(each.answeredAt),
    })),
  };
};
