import { countWithNoun, plural } from '../numbers';

/** Applications, for the employer by job and for the job seeker. */
export const applicationTexts = {
  /** The number of applicants, on the button that shows them. */
  applicants: (count: number) => `${count} ${plural(count, 'applicant')}`,
  nobody: 'No applicants yet',
  whoApplied: 'Who applied',
  /** States for the job seeker. */
  states: {
    sent: 'Sent',
    opened: 'Opened',
    shortlisted: 'Shortlisted',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    notSelected: 'Not selected',
    withdrawn: 'Withdrawn',
  },
  /** For a job without a company. */
  employer: 'the employer',
  theEmployer: 'The employer',
  /** A job seeker's own application. */
  mine: {
    title: 'Your application',
    pageTitle: (jobtitle: string) => `${jobtitle}, your application`,
    back: 'My job applications',
    seeJob: 'View job',
    newMessages: (count: number) => countWithNoun(count, 'new message'),
    failed: 'Your application can’t be shown right now',
    failedText: 'Check your connection, then try again.',
    missing: {
      title: 'We couldn’t find this application',
      text: 'It may have been deleted, or it belongs to another account.',
    },
    timeline: {
      title: 'Timeline',
      events: {
        sent: 'Sent',
        opened: 'Opened',
        shortlisted: 'Shortlisted',
        interview: 'Invited to an interview',
        offer: 'Job offer',
        hired: 'Hired',
        notSelected: 'Not selected',
        withdrawn: 'Withdrawn',
        interviewOffered: 'Times for an interview offered',
        interviewBooked: 'Interview booked',
        interviewDeclined: 'None of the times worked',
        interviewCancelled: 'Interview canceled',
      },
      sentAgain: 'Sent again',
      reconsidered: 'Back under review',
      cvOpened: (company: string) => `CV opened by ${company}`,
      decision: 'Decision',
      next: 'still to come',
    },
    messages: {
      title: 'Messages',
      with: (company: string) => `With ${company}`,
      empty: 'No messages yet. Ask a question or add something you forgot.',
      log: 'Messages, oldest first',
      you: 'You',
      read: 'read',
      label: 'Your message',
      send: 'Send',
      missing: 'Write something first',
      arrived: 'Message sent',
      failed: 'Your message couldn’t be sent. It’s still here: try again.',
      closed: 'You withdrew this application, so no more messages can be sent.',
    },
    sent: {
      title: 'What you sent',
      exactly: (company: string, when: string) => `Exactly as ${company} received it, ${when}`,
      cv: 'CV',
      cvAbout: (size: string, pages: number | undefined, day: string) =>
        `${pages === undefined ? size : `${size}, ${countWithNoun(pages, 'page')}`}, as it was on ${day}.`,
      cvSince: {
        replaced: (company: string) =>
          `You’ve replaced it in your profile since; ${company} still sees this one.`,
        deleted: (company: string) =>
          `You’ve deleted it from your profile since; ${company} still sees this one.`,
      },
      download: 'Download',
      downloaded: (name: string) => `Downloaded ${name}`,
      downloadFailed: (name: string) => `${name} couldn’t be downloaded. Try again.`,
      noCv: 'No CV went out with it.',
      takenBack: 'Taken back when you withdrew.',
      letter: 'Job Application',
      readAll: 'Read it all',
      readLess: 'Show less',
      note: 'Your note',
      answers: (count: number) => countWithNoun(count, 'answer'),
    },
    promise: {
      label: 'The employer’s promise',
      of: (company: string) => `${company}’s promise`,
      title: (day: string) => `Answer promised by ${day}`,
      today: 'Answer promised for today',
      late: (day: string) => `Answer was due on ${day}`,
      left: (days: number) => `${countWithNoun(days, 'day')} left`,
      dueToday: 'Due today',
      daysLate: (days: number) => `${countWithNoun(days, 'day')} late`,
      kept: 'Kept',
      answeredLate: 'Answered late',
      texts: {
        waiting: (company: string) => `We’ll remind ${company} before it’s due.`,
        today: (company: string) => `We’ve reminded ${company}. You should hear by tonight.`,
        late: 'It counts against their promise.',
        kept: (when: string, early: number) =>
          `They answered ${when}${early > 0 ? `, ${countWithNoun(early, 'day')} early` : ''}.`,
        sameDay: 'They answered the same day.',
      },
      ask: 'Ask for an answer',
      bar: (passed: number, all: number) =>
        passed === 0 ? 'Sent today' : `Day ${passed} of ${all}`,
      answeredBar: (day: number, all: number) => `Answered on day ${day} of ${all}`,
    },
    keep: {
      title: (day: string) => `Kept until ${day}`,
      unknown: 'Kept for six months after the job ends',
      text: (company: string) => `Then we delete it, for you and for ${company}.`,
    },
    withdraw: {
      button: 'Withdraw application',
      hint: (company: string) => `${company} will see that, and can no longer open your CV here.`,
      question: (jobtitle: string) => `Withdraw your application for ${jobtitle}?`,
      detail: (company: string) =>
        `We take your CV back: ${company} can no longer open it here. While the job is open you can apply once more.`,
      failed: 'Your application couldn’t be withdrawn. Try again.',
      done: 'Your application was withdrawn',
      notice: (day: string) => `You withdrew this application on ${day}. Your CV was taken back.`,
    },
  },
} as const;
