import { countWithNoun } from '../numbers';

/** A job seeker's CV files: on the profile and on the apply screen. */
export const resumeTexts = {
  title: 'Your CVs',
  lead: 'Keep up to three and pick one each time you apply.',
  empty: 'Upload a CV once and send it with one click.',
  failed: 'Your CVs can’t be shown right now',
  /** The upload button and its hints. */
  upload: 'Upload a CV',
  another: 'Upload another',
  drop: 'or drop it here',
  rule: 'PDF, Word, ODT, RTF or text, up to 5 MB',
  full: 'You’ve saved three CVs. Replace or delete one to add another.',
  busy: 'Uploading your CV',
  uploadFailed: 'Your CV didn’t arrive. Check your connection and try again.',
  /** Same wording as the host's. */
  tooLarge: 'The file is too large: at most 5 MB',
  emptyFile: 'This file is empty. Choose another one.',
  isDefault: 'Default',
  uploaded: (day: string) => `uploaded ${day}`,
  lastSent: (day: string) => `last sent ${day}`,
  actions: (name: string) => `Actions for ${name}`,
  download: 'Download',
  replace: 'Replace with another file',
  rename: 'Rename',
  makeDefault: 'Make it the default',
  delete: 'Delete',
  downloadFailed: (name: string) => `${name} couldn’t be downloaded. Try again.`,
  downloaded: (name: string) => `Downloaded ${name}`,
  added: (name: string) => `${name} is saved`,
  replaced: (name: string) => `Replaced by ${name}`,
  renamed: (name: string) => `Renamed to ${name}`,
  nowDefault: (name: string) => `${name} is your default CV`,
  deleted: (name: string) => `Deleted ${name}`,
  failedAction: 'That didn’t work. Try again.',
  renameDialog: {
    title: (name: string) => `Rename ${name}`,
    label: 'Name',
    missing: 'Give it a name',
    submit: 'Rename',
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    detail: 'Applications you’ve sent keep the copy that went out with them.',
  },
  count: (count: number) => countWithNoun(count, 'CV'),
} as const;
