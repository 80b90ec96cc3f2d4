/** What the host answers to an administrator's calls that it refuses. */
export const hostOfficeTexts = {
  nameTaken: 'This name is or was an administrator’s. Choose another.',
  noInvitation: 'This invitation has been used, taken back or is over. Ask for a new one.',
  lastAdmin: 'The last administrator can’t be ended. Invite another one first.',
  otherFeatured: 'The list was changed meanwhile; load it again',
} as const;
