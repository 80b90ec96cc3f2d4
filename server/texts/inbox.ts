/** Our host's messages about messages, blocks and the inbox. */
export const inboxTexts = {
  youBlocked: 'You blocked them. Unblock them to write again.',
  youAreSuspended: 'Your account is suspended, so you can’t send messages',
  employerIsSuspended: 'This job’s employer is suspended, so you can’t send messages',
  unreachable: 'You can’t write to them anymore',
  invitationSilence: {
    sent: 'Say yes to the invitation to write to each other',
    declined: 'The answer to this invitation is no, so no more messages can be sent',
    withdrawn: 'The employer has withdrawn this invitation, so no messages can be sent',
    ended: 'This invitation has ended, so no more messages can be sent',
  },
  nothingToReport: 'They haven’t written anything you could report',
  reportThanks: 'Thank you. We’ll look at what they wrote.',
  sayWhatIsWrong: 'Say what’s wrong',
  tooManyStreams: 'This account is open in too many places at once',
} as const;
