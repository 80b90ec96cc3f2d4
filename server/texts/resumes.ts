/** Our host's messages when a CV is refused. */
export const hostResumeTexts = {
  noFile: 'Choose a file',
  empty: 'This file is empty. Choose another one.',
  notADocument: 'We can’t read this kind of file. Use PDF, Word (.docx), ODT, RTF or plain text.',
  oldWordOrEncrypted:
    'This is an old Word file (.doc) or one with a password. Save it as PDF or .docx without a password.',
  encrypted: 'This file asks for a password. Save a copy without one.',
  macros:
    'This file contains macros or embedded programs, or loads something from elsewhere. Save it as PDF and try again.',
  damaged: 'This file can’t be opened. Save it again, preferably as PDF, and try once more.',
  tooMany: 'You can keep three CVs. Delete or replace one first.',
  endsBeforeStart: 'This ends before it begins. Check the dates.',
  notALink: 'Start links with https://',
} as const;
