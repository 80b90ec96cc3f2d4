import { resumeTexts } from '@/texts/profiles/resumes';
import { limits } from '@contract/limits';

/** The file types offered by the file dialog; the host detects a file's kind from its content. */
export const resumeTypes = '.pdf,.docx,.odt,.rtf,.txt';

/** Returns why a file is rejected before the upload, or `null`. */
export const resumeProblem = ({ size }: File): string | null => {
  if (size === 0) return resumeTexts.emptyFile;
  return size > limits.uploadBytes ? resumeTexts.tooLarge : null;
};
