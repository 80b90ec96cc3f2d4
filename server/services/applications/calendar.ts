import { createEvent } from 'ics';
import { site } from '@contract/constants/site';
import type { InterviewRow } from '../../repositories/applications/interviews';

type Facts = {
  interview: InterviewRow;
  method: 'REQUEST' | 'CANCEL';
  jobtitle: string;
  company: string;
  /** Name and address of the inviting side. */
  organizer: { name: string; email: string };
  /** Undefined if the address isn't confirmed. */
  attendee: { name: string; email: string } | undefined;
  /** The application's page. */
  url: string;
};

/**
 * Removes line breaks and quotes: in calendars a name is on one line, and RFC 5545 can't escape
 * quotes in it.
 */
const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}"]+/gu, ' ').trim();
/** Normalizes line breaks to what the library escapes. */
const plainLines = (text: string): string => text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n');
const named = ({ name, email }: { name: string; email: string }) => ({
  name: oneLine(name),
  email,
});

/**
 * Creates a calendar file for a booked interview (RFC 5545). An interview keeps its UID, so that a
 * change or cancellation updates the existing entry.
 */
export const calendarOf = (facts: Facts): string => {
  const { interview, method, jobtitle, company, organizer, attendee, url } = facts;
  if (interview.chosenAt === null) throw new Error('Only a booked interview has a time.');
  const { error, value } = createEvent({
    uid: `${interview.id}@${site.name.toLowerCase()}`,
    productId: site.name,
    method,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    sequence: interview.sequence,
    start: interview.chosenAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: interview.minutes },
    title: `Interview: ${oneLine(jobtitle)}, ${oneLine(company)}`,
    location: plainLines(interview.place),
    description: plainLines(interview.message),
    url,
    organizer: named(organizer),
    attendees: attendee
      ? [{ ...named(attendee), rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }]
      : [],
  });
  if (error || !value) throw error ?? new Error('The calendar entry is empty.');
  return value;
};
