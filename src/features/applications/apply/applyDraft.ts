import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { isRecord } from '@contract/isRecord';

/** What a job seeker has written for a job and not sent yet. */
export type ApplyDraft = {
  note: string;
  /** By the question's id. */
  answers: Readonly<Record<string, string>>;
  /** The chosen CV, '' for none; absent while nobody has chosen. */
  resumeId?: string;
};

const empty: ApplyDraft = { note: '', answers: {} };
const formOf = (jobId: string) => `apply:${jobId}`;

const parse = (text: string | null): ApplyDraft => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored)) return empty;
    const { note, answers, resumeId } = stored;
    return {
      note: typeof note === 'string' ? note : '',
      answers: Object.fromEntries(
        Object.entries(isRecord(answers) ? answers : {}).flatMap(([id, answer]) =>
          typeof answer === 'string' ? [[id, answer]] : [],
        ),
      ),
      ...(typeof resumeId === 'string' && { resumeId }),
    };
  } catch {
    return empty;
  }
};

/** Unsent applications, on this device, by person and job; log-out removes them. */
export const applyDraft = {
  read: (username: string, jobId: string): ApplyDraft => parse(readDraft(username, formOf(jobId))),
  write: (username: string, jobId: string, draft: ApplyDraft): void =>
    writeDraft(username, formOf(jobId), JSON.stringify(draft)),
  drop: (username: string, jobId: string): void => removeDraft(username, formOf(jobId)),
};
