/** Our host's messages when an administrator's call is refused. */
export const hostOfficeTexts = {
  nameTaken: 'This name is or was an administrator’s. Choose another.',
  noInvitation: 'This invitation was used or withdrawn, or it has expired. Ask for a new one.',
  lastAdmin: 'The last administrator can’t be removed. Invite another one first.',
  otherFeatured: 'Someone else changed the list. Load it again.',
  announcementEmpty: 'Write what everyone should know',
  announcementLink: 'Use a page of this site, like /category, or a full web address with https://',
  announcementEnd: 'Choose a time that’s still to come',
} as const;
