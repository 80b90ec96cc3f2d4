import { countWithNoun, plural } from '../numbers';

/** What employers send to applicants: letters, templates, interviews. */
export const letterTexts = {
  kinds: {
    message: 'Message',
    shortlist: 'Shortlisted',
    interview: 'Interview',
    offer: 'Offer',
    reject: 'Not selected',
  },
  menu: {
    button: 'Email',
    kinds: {
      message: 'Write a message…',
      shortlist: 'Shortlist with an email…',
      interview: 'Move to interview with an email…',
      offer: 'Make an offer with an email…',
      reject: 'Not selected with an email…',
    },
  },
  dialog: {
    title: {
      message: (who: string) => `Write to ${who}`,
      shortlist: (who: string) => `Shortlist ${who}`,
      interview: (who: string) => `Move ${who} to interview`,
      offer: (who: string) => `Make ${who} an offer`,
      reject: (who: string) => `Tell ${who} they weren’t selected`,
    },
    several: (count: number) => `${count} ${plural(count, 'applicant')}`,
    subject: { label: 'Subject', missing: 'Enter a subject' },
    body: { label: 'Message', missing: 'Write a message' },
    hint: 'Names in braces are filled in for each person:',
    preview: (who: string) => `As ${who} will read it`,
    delay: {
      label: 'Send',
      now: 'Right away',
      days: (days: number) => (days === 1 ? 'Tomorrow' : `In ${days} days`),
      hint: 'Until it goes out, nothing changes for the applicant, and you can take it back.',
    },
    keep: 'Use this text from now on',
    send: 'Send',
    failed: 'The email wasn’t sent. Try again in a moment.',
    sent: (count: number) => (count === 1 ? 'Your email was sent' : `${count} emails were sent`),
    later: (count: number) =>
      count === 1 ? 'The email goes out later' : `${count} emails go out later`,
    refused: (count: number, why: string) =>
      count === 1 ? `One email wasn’t sent: ${why}` : `${count} emails weren’t sent: ${why}`,
    pending: (day: string) => `Not selected. The email goes out ${day}`,
    takeBack: 'Take it back',
    takenBack: 'Nothing was sent',
  },
  /** The confirmation before a move that deletes a scheduled email. */
  dropped: {
    question: (name: string) => `Delete the email to ${name}?`,
    questionMany: (count: number) => `Delete the emails to ${countWithNoun(count, 'applicant')}?`,
    detail: (count: number) =>
      count === 1
        ? 'It’s waiting to tell them they weren’t selected. If you move them, it won’t go out, and you can’t undo that.'
        : 'They’re waiting to tell people they weren’t selected. If you move these applicants, the emails won’t go out, and you can’t undo that.',
    confirm: 'Delete and move',
    /** In a form that sends a different message. */
    note: (name: string) =>
      `An email is waiting to tell ${name} they weren’t selected. If you send this, it won’t go out, and you can’t undo that.`,
    noteMany: (count: number) =>
      `Emails are waiting to tell ${countWithNoun(count, 'applicant')} they weren’t selected. If you send this, they won’t go out, and you can’t undo that.`,
  },
  templates: {
    title: 'Email templates',
    open: 'Email templates',
    intro: 'What your emails to applicants say unless you change them before sending.',
    kind: 'Email',
    save: 'Save',
    saved: 'The template is saved',
    leaveDetail: 'Your changes to this template aren’t saved.',
    reset: 'Reset to our text',
    isReset: 'The template was reset',
    failed: 'The template wasn’t saved. Try again in a moment.',
    notLoaded: 'Your templates can’t be shown right now',
  },
  interview: {
    title: 'Invite to interview',
    changeTitle: 'Offer other times',
    intro: (who: string, jobtitle: string) => `${who}, for ${jobtitle}`,
    kind: 'How you’ll meet',
    kinds: { onSite: 'On site', video: 'Video', phone: 'Phone' },
    times: (who: string) => `Times ${who} can choose from`,
    time: (number: number) => `Time ${number}`,
    addTime: 'Add a time',
    removeTime: (number: number) => `Remove time ${number}`,
    zone: (zone: string) => `In your time zone, ${zone}. We show each person their own.`,
    minutes: 'Length',
    length: (minutes: number) =>
      minutes % 60 === 0 ? countWithNoun(minutes / 60, 'hour') : `${minutes} minutes`,
    place: {
      onSite: { label: 'Where', missing: 'Say where you’ll meet' },
      video: { label: 'Video link', missing: 'Enter the link' },
      phone: { label: 'Number you’ll call from', missing: 'Enter the number' },
    },
    message: 'Message',
    missing: { time: 'Choose a date and time' },
    past: 'Choose times in the future',
    same: 'Choose different times',
    unchanged: 'Nothing has changed yet',
    send: 'Send invitation',
    sent: 'The invitation was sent',
    failed: 'The invitation wasn’t sent. Try again in a moment.',
    offered: (count: number) => `${count} ${plural(count, 'time')} sent, no reply yet`,
    met: (when: string) => `Met ${when}`,
    declined: 'None of the times worked',
    givenUp: (who: string) => `${who} can’t make it`,
    cancelled: 'Interview canceled',
    change: 'Offer other times',
    cancel: 'Cancel interview',
    cancelQuestion: {
      title: 'Cancel this interview?',
      text: (who: string) => `We’ll tell ${who} and take it out of both calendars.`,
      confirm: 'Cancel interview',
      back: 'Keep it',
      done: 'The interview was canceled',
      failed: 'The interview wasn’t canceled. Try again in a moment.',
    },
  },
  /** For the applicant. */
  choice: {
    turn: 'Your turn: pick a time',
    title: (company: string) => `${company} would like to meet you`,
    about: (kind: string, length: string) => `${kind}, ${length}`,
    times: 'Times to choose from',
    zone: (zone: string) =>
      `Your time zone, ${zone}. We’ll email both of you a calendar invitation.`,
    confirm: 'Confirm this time',
    confirmTime: (time: string) => `Confirm ${time}`,
    none: {
      open: 'None of these work',
      title: 'None of these work?',
      text: (company: string) => `We’ll tell ${company}, and they can offer other times.`,
      note: 'When would work for you?',
      send: 'Tell them',
      done: 'We told them',
    },
    giveUp: {
      open: 'I can’t make it',
      title: 'Can’t make it?',
      text: (company: string) =>
        `We’ll tell ${company} and take it out of both calendars. They can offer other times.`,
      note: 'Message',
      // next to "Cancel", which closes the dialog, "Cancel interview" would be misread
      send: 'Tell them',
      done: 'The interview was canceled',
    },
    noteHint: 'Optional',
    missing: 'Choose a time first',
    failed: 'That didn’t work. Try again in a moment.',
    bookedTitle: 'Your interview',
    booked: (zone: string) =>
      `Your time zone, ${zone}. It’s in your calendar if your email program added it.`,
    calendar: 'Add to calendar',
    calendarDone: 'The calendar file is ready',
    calendarFailed: 'The calendar file couldn’t be loaded',
    done: 'Your interview is booked',
    declined: 'You told them that none of the times work. They can offer others.',
    givenUp: 'You canceled the interview. They can offer other times.',
    cancelled: (company: string) => `${company} canceled the interview.`,
  },
} as const;
