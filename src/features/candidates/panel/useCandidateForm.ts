import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '@/session/drafts';
import { useSession } from '@/session/useSession';
import { useCheckedForm } from '@/ui/form/useCheckedForm';

type FormOptions<Name extends string> = Parameters<typeof useCheckedForm<Name>>[0];
type Options<Name extends string> = Omit<FormOptions<Name>, 'canResubmit'> & {
  /** Whether a stored value is still valid: a job may have been closed since. */
  fits?: (name: Name, text: string) => boolean;
};

/**
 * A form about one candidate that stays usable after it is sent. Unsent input is stored on this
 * device by the employer's username, so it survives switching to another candidate or page. Needs
 * another React `key` for each candidate.
 */
export const useCandidateForm = <Name extends string>(
  candidateId: string,
  { defaultValues, send, fits = () => true, ...options }: Options<Name>,
) => {
  const { usernameEmployer } = useSession();
  const draftOf = (name: Name): string => `candidate:${candidateId}/${name}`;
  // the keys are those of `Name`
  const names = Object.keys(defaultValues) as Name[];
  // read once: later input lives in the form
  const [typed] = useState(() => {
    const texts = { ...defaultValues };
    for (const name of names) {
      const draft = readDraft(usernameEmployer, draftOf(name));
      if (draft !== null && fits(name, draft)) texts[name] = draft;
    }
    return texts;
  });
  const form = useCheckedForm<Name>({
    ...options,
    defaultValues: typed,
    canResubmit: true,
    send: async (values) => {
      const refusal = await send(values);
      // keep drafts that were changed while sending
      if (refusal === null)
        for (const name of names)
          if (readDraft(usernameEmployer, draftOf(name)) === values[name])
            removeDraft(usernameEmployer, draftOf(name));
      return refusal;
    },
  });
  const store = useEffectEvent((values: Partial<Record<string, string>>) => {
    for (const name of names) {
      const text = values[name] ?? '';
      if (text === defaultValues[name]) removeDraft(usernameEmployer, draftOf(name));
      else writeDraft(usernameEmployer, draftOf(name), text);
    }
  });
  const { rhf } = form;
  // storage is outside React
  useEffect(() => {
    const { unsubscribe } = rhf.watch((values) => store(values));
    return unsubscribe;
  }, [rhf]);
  return form;
};
