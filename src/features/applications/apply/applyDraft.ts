import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { isRecord } from '@contract/isRecord';

/** A job seeker's unsent input for a job. */
export type ApplyDraft = {
  note: string;
  /** By question id. */
  answers: Readonly<Record<string, string>>;
  /** The selected CV, '' for none; absent if none has been selected yet. */
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

/** Unsent applications, stored on this device by user and job; removed on logout. */
export const applyDraft = {
  read: (username: string, jobId: string): ApplyDraft => parse(readDraft(username, formOf(jobId))),
  write: (username: string, jobId: string, draft: ApplyDraft): void =>
    writeDraft(username, formOf(jobId), JSON.stringify(draft)),
  drop: (username: string, jobId: string): void => removeDraft(username, formOf(jobId)),
};
