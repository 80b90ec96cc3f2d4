import type { CandidateRow } from '../../repositories/candidates/candidates';
import type { Wire } from '../../wire';

/** Converts a time from PostgreSQL's JSON format to ISO 8601. */
const isoOf = (time: string): string => new Date(time).toISOString();

/** Converts a candidate for an employer; omits what isn't shared. */
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
