import { resumeTexts } from '@/texts/profiles/resumes';
import { limits } from '@contract/limits';

/** What the file dialog offers; the host tells a file's kind by its content. */
export const resumeTypes = '.pdf,.docx,.odt,.rtf,.txt';

/** Why a file is refused before it is sent, or null. */
export const resumeProblem = ({ size }: File): string | null => {
  if (size === 0) return resumeTexts.emptyFile;
  return size > limits.uploadBytes ? resumeTexts.tooLarge : null;
};
