/** What our own host answers where jobs, applications or pictures are refused for a reason of their own. */
export const hostJobsTexts = {
  payOrder: 'The highest pay must not be below the lowest',
  unknownCategory: 'There is no such category',
  otherEmployer: 'An employer posts for itself only',
  foreignStatus: 'Only the employer and an administrator see jobs by status',
  badCursor: 'This cursor belongs to another search',
  appliedAlready: 'You have applied to this job already',
  nobodysJob: 'This posting has no employer here, so nobody would receive the application',
  notAnImage: 'The picture must be a PNG, JPEG, WebP, GIF or AVIF image',
  noPicture: 'Choose a picture',
  imageTooLarge: 'The picture is too large: at most 5 MB',
  jobDeleted: 'Job deleted',
} as const;
