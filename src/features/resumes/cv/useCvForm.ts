import { useRef, useState, type FormEvent } from 'react';
import { useAppDispatch } from '@/api/hooks';
import type { Cv } from '@/api/jobBoardApi';
import { memberApi, useUpdateCvMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { ownCvTexts } from '@/texts/profiles/cv';
import { notify } from '@/ui/notify/notify';
import { isRecord } from '@contract/isRecord';
import { checkCv, toCv, toTyped, type CvErrors, type CvTyped, type EntryList } from './cvForm';

const { form: texts } = ownCvTexts;
const draftName = 'cv';
const emptyEntry = { title: '', place: '', from: '', to: '', text: '' };

type Draft = { typed: CvTyped; base: string | undefined };
/** Reads the unsaved input stored on this device; `null` if there is none. */
const readStored = (username: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(readDraft(username, draftName) ?? 'null');
    if (!isRecord(stored)) return null;
    const { base, ...typed } = stored;
    return {
      // written by this form only
      typed: { ...toTyped(emptyCv), ...typed } as CvTyped,
      base: typeof base === 'string' ? base : undefined,
    };
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

/** A CV as it is sent, so that two can be compared. */
const textOf = (typed: CvTyped): string => JSON.stringify(toCv(typed));

/** The typed CV, stored on this device with the CV that it started from. */
const useCvDraft = (cv: Cv, username: string) => {
  const dispatch = useAppDispatch();
  const [start] = useState(() => readStored(username));
  const [typed, setTyped] = useState(() => start?.typed ?? toTyped(cv));
  const base = useRef(start?.base ?? textOf(toTyped(cv)));
  return {
    typed,
    change: (changes: Partial<CvTyped>): void => {
      const changed = { ...typed, ...changes };
      setTyped(changed);
      writeDraft(username, draftName, JSON.stringify({ ...changed, base: base.current }));
    },
    /**
     * Whether another device or window has saved another CV since this one was started or this was
     * last asked. The host has no version of a CV to compare.
     */
    isOutdated: async (): Promise<boolean> => {
      const { data } = await dispatch(
        memberApi.endpoints.getCv.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      const now = data ? textOf(toTyped(data)) : base.current;
      const isOther = now !== base.current && now !== textOf(typed);
      base.current = now;
      return isOther;
    },
  };
};

/**
 * Edits a CV. Input is stored on this device until it is saved or discarded; both call `onDone`.
 */
export const useCvForm = (cv: Cv, username: string, onDone: () => void) => {
  const [update] = useUpdateCvMutation();
  const { typed, change, isOutdated } = useCvDraft(cv, username);
  const [errors, setErrors] = useState<CvErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const leave = (): void => {
    removeDraft(username, draftName);
    onDone();
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await isOutdated()) {
      setProblem(texts.changedElsewhere);
      setBusy(false);
      return;
    }
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
