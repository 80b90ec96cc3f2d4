import { useRef, useState, type FormEvent } from 'react';
import type { Cv } from '@/api/jobBoardApi';
import { useUpdateCvMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { ownCvTexts } from '@/texts/profiles/cv';
import { notify } from '@/ui/notify/notify';
import { isRecord } from '@contract/isRecord';
import { checkCv, toCv, toTyped, type CvErrors, type CvTyped, type EntryList } from './cvForm';

const { form: texts } = ownCvTexts;
const draftName = 'cv';
const emptyEntry = { title: '', place: '', from: '', to: '', text: '' };

/** Reads the unsaved input stored on this device; `null` if there is none. */
const readTyped = (username: string): CvTyped | null => {
  try {
    const stored: unknown = JSON.parse(readDraft(username, draftName) ?? 'null');
    // written by this form only
    return isRecord(stored) ? ({ ...toTyped(emptyCv), ...stored } as CvTyped) : null;
  } catch {
    return null;
  }
};
const emptyCv: Cv = {
  summary: '',
  experience: [],
  education: [],
  skills: [],
  languages: [],
  links: [],
};

const nextKey = (rows: readonly { key: number }[]): number =>
  Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Returns functions that add, change and remove the rows of a CV's lists. */
const rowChanges = (typed: CvTyped, change: (changes: Partial<CvTyped>) => void) => ({
  /** Adds the new entry first, since a CV starts with the latest. */
  addEntry: (list: EntryList) =>
    change({ [list]: [{ ...emptyEntry, key: nextKey(typed[list]) }, ...typed[list]] }),
  addLink: () =>
    change({ links: [...typed.links, { label: '', url: '', key: nextKey(typed.links) }] }),
  setEntry: (list: EntryList, key: number, changes: Partial<typeof emptyEntry>) =>
    change({ [list]: typed[list].map((row) => (row.key === key ? { ...row, ...changes } : row)) }),
  setLink: (key: number, changes: { label?: string; url?: string }) =>
    change({ links: typed.links.map((row) => (row.key === key ? { ...row, ...changes } : row)) }),
  remove: (list: EntryList | 'links', key: number) =>
    change({ [list]: typed[list].filter((row) => row.key !== key) }),
});

/**
 * Edits a CV. Input is stored on this device until it is saved or discarded; both call `onDone`.
 */
export const useCvForm = (cv: Cv, username: string, onDone: () => void) => {
  const [update] = useUpdateCvMutation();
  const [typed, setTyped] = useState(() => readTyped(username) ?? toTyped(cv));
  const [errors, setErrors] = useState<CvErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (changes: Partial<CvTyped>): void => {
    const changed = { ...typed, ...changes };
    setTyped(changed);
    writeDraft(username, draftName, JSON.stringify(changed));
  };
  const leave = (): void => {
    removeDraft(username, draftName);
    onDone();
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await update({ cv: toCv(typed) }).unwrap();
      notify.success(texts.saved);
      leave();
    } catch (error) {
      setProblem(refusalText(error, texts.saveFailed));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = checkCv(typed);
    setErrors(found);
    const [first] = Object.keys(found);
    setProblem(first === undefined ? null : texts.errors.check);
    if (first === undefined) void save();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return {
    typed,
    errors,
    problem,
    busy,
    form: { ref: form, onSubmit: submit, noValidate: true },
    change,
    ...rowChanges(typed, change),
    cancel: leave,
  };
};
export type CvForm = ReturnType<typeof useCvForm>;

/** Whether unsaved input is stored on this device. */
export const hasCvDraft = (username: string): boolean => readDraft(username, draftName) !== null;
