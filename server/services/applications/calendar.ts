import { createEvent } from 'ics';
import { site } from '@contract/constants/site';
import type { InterviewRow } from '../../repositories/applications/interviews';

type Facts = {
  interview: InterviewRow;
  method: 'REQUEST' | 'CANCEL';
  jobtitle: string;
  company: string;
  /** Whose name and address invite. */
  organizer: { name: string; email: string };
  /** Undefined where no address was confirmed. */
  attendee: { name: string; email: string } | undefined;
  /** The application's page. */
  url: string;
};

/**
 * A booked interview for a calendar (RFC 5545). The same one has the same UID, so that a change or
 * a cancellation reaches the entry that is there.
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
    title: `Interview: ${jobtitle}, ${company}`,
    location: interview.place,
    description: interview.message,
    url,
    organizer,
    attendees: attendee
      ? [{ ...attendee, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }]
      : [],
  });
  if (error || !value) throw error ?? new Error('The calendar entry is empty.');
  return value;
};
