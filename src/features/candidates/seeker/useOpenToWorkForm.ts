import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import type { OpenToWork } from '@/api/jobBoardApi';
import { useGetOpenToWorkQuery, useUpdateOpenToWorkMutation } from '@/api/memberApi';
import { readAgain } from '@/api/readAgain';
import { listOf } from '@/api/tags/tags';
import { readApiError } from '@/api/wire/apiError';
import { clientRefusalOf } from '@/api/wire/refusals';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import { useCheckedForm, type CheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { etagOf, neverStored } from '@contract/etag';
import {
  fieldsOf,
  labelOf,
  mergedTicks,
  missingOpenToWork,
  openToWorkFields,
  tickedOf,
  toOpenToWorkInput,
  type OpenToWorkField,
} from './openToWorkFields';

type Texts = Record<OpenToWorkField, string>;
/** What another window has stored in fields that were edited here to something else. */
type Meanwhile = Partial<Texts>;
type Rhf = CheckedForm<OpenToWorkField>['rhf'];

/**
 * What the form begins with, and what another window has stored since. What was edited here is kept,
 * the rest shows what is stored by now.
 */
const useMeanwhile = (stored: OpenToWork) => {
  const [base, setBase] = useState(stored);
  const [ticked, setTicked] = useState(() => tickedOf(stored));
  const [meanwhile, setMeanwhile] = useState<Meanwhile>({});

  /** Puts what is stored by now into the fields that still hold `texts`. */
  const replace = (rhf: Rhf, names: readonly OpenToWorkField[], texts: Texts, now: Texts): void => {
    for (const name of names)
      if (rhf.getValues(name) === texts[name]) rhf.setValue(name, now[name]);
  };
  /** After a refusal: `typed` was sent, `present` is stored. */
  const merge = (rhf: Rhf, typed: Texts, present: OpenToWork): void => {
    const [before, now] = [fieldsOf(base), fieldsOf(present)];
    const isEdited = (name: OpenToWorkField) => typed[name] !== before[name];
    const untouched = openToWorkFields.filter((name) => !isEdited(name));
    replace(rhf, untouched, typed, now);
    const both = openToWorkFields.filter(
      (name) => isEdited(name) && now[name] !== before[name] && now[name] !== typed[name],
    );
    setMeanwhile(Object.fromEntries(both.map((name) => [name, now[name]])));
    setTicked((here) => mergedTicks(tickedOf(base), here, tickedOf(present)));
    setBase(present);
  };
  /** After a save: what is shown is what is stored, but for what was typed in the meantime. */
  const adopt = (rhf: Rhf, typed: Texts, present: OpenToWork): void => {
    replace(rhf, openToWorkFields, typed, fieldsOf(present));
    setTicked((here) => (here === ticked ? tickedOf(present) : here));
    setMeanwhile({});
    setBase(present);
  };
  return { base, ticked, setTicked, meanwhile, merge, adopt };
};

/**
 * The form, with what is ticked beside it. A save names the version that its fields began with.
 * Where something was stored since (412), the form says so and shows both, with a note at each field
 * that was edited in both, and it is up to the job seeker to save it.
 */
export const useOpenToWorkForm = (stored: OpenToWork) => {
  const dispatch = useAppDispatch();
  const { refetch } = useGetOpenToWorkQuery();
  const [update] = useUpdateOpenToWorkMutation();
  const { base, ticked, setTicked, meanwhile, merge, adopt } = useMeanwhile(stored);
  const form = useCheckedForm<OpenToWorkField>({
    start: fieldsOf(stored),
    missing: missingOpenToWork,
    send: async (typed) => {
      try {
        const present = await update({
          openToWorkInput: toOpenToWorkInput(typed, ticked, stored.open),
          'If-Match': etagOf(base.updatedAt ?? neverStored),
        }).unwrap();
        adopt(form.rhf, typed, present);
        notify.success(stored.open ? openToWorkTexts.saved : openToWorkTexts.opened);
        return {};
      } catch (error) {
        const { status } = readApiError(error);
        const again = status === 412 ? await refetch() : undefined;
        if (again?.isSuccess) {
          merge(form.rhf, typed, again.data);
          return { problem: { text: openToWorkTexts.changedMeanwhile } };
        }
        // turned off elsewhere: the page says so then, and the button what pressing it does
        if (status === 409) await dispatch(readAgain([listOf('OpenToWork')]));
        return clientRefusalOf(error, openToWorkFields, openToWorkTexts.saveFailed);
      }
    },
  });

  /** What an input gets by its name; `hint` is said unless another window has changed the field. */
  const inputProps = (name: OpenToWorkField, hint?: string) => {
    const other = meanwhile[name];
    const said = other === undefined ? hint : changedMeanwhileTexts.value(labelOf(name, other));
    return { ...form.field(name), ...(said !== undefined && { hint: said }) };
  };
  return { form, ticked, setTicked, inputProps };
};
export type OpenToWorkInputs = ReturnType<typeof useOpenToWorkForm>;
