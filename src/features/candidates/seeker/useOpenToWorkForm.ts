import { useState } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import type { OpenToWork } from '@/api/jobBoardApi';
import { useGetOpenToWorkQuery, useUpdateOpenToWorkMutation } from '@/api/memberApi';
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
/** What another window stored in fields that were edited here differently. */
type Meanwhile = Partial<Texts>;
type Rhf = CheckedForm<OpenToWorkField>['rhf'];

/**
 * Tracks the form's base version and what another window has stored since. Keeps what was edited
 * here; other fields show the stored values.
 */
const useMeanwhile = (stored: OpenToWork) => {
  const [base, setBase] = useState(stored);
  const [ticked, setTicked] = useState(() => tickedOf(stored));
  const [meanwhile, setMeanwhile] = useState<Meanwhile>({});

  /** Updates the fields that still hold `texts` to the stored values. */
  const replace = (rhf: Rhf, names: readonly OpenToWorkField[], texts: Texts, now: Texts): void => {
    for (const name of names)
      if (rhf.getValues(name) === texts[name]) rhf.setValue(name, now[name]);
  };
  /** Merges after a refusal: `typed` was sent, `present` is stored. */
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
  /** Adopts the stored values after a save, except in fields changed in the meantime. */
  const adopt = (rhf: Rhf, typed: Texts, present: OpenToWork): void => {
    replace(rhf, openToWorkFields, typed, fieldsOf(present));
    setTicked((here) => (here === ticked ? tickedOf(present) : here));
    setMeanwhile({});
    setBase(present);
  };
  return { base, ticked, setTicked, meanwhile, merge, adopt };
};

/**
 * The form and its checkboxes. A save sends the version the fields are based on. If the profile has
 * changed since (412), merges both, marks each field that was edited in both, and leaves it to the
 * job seeker to save again.
 */
export const useOpenToWorkForm = (stored: OpenToWork) => {
  const dispatch = useAppDispatch();
  const { refetch } = useGetOpenToWorkQuery();
  const [update] = useUpdateOpenToWorkMutation();
  const { base, ticked, setTicked, meanwhile, merge, adopt } = useMeanwhile(stored);
  const form = useCheckedForm<OpenToWorkField>({
    defaultValues: fieldsOf(stored),
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
        // turned off elsewhere: re-read, so that the page and the button's label show it
        if (status === 409) await dispatch(invalidateChangedTags([listOf('OpenToWork')]));
        return clientRefusalOf(error, openToWorkFields, openToWorkTexts.saveFailed);
      }
    },
  });

  /** Returns an input's props; a note about another window's change replaces `hint`. */
  const inputProps = (name: OpenToWorkField, hint?: string) => {
    const other = meanwhile[name];
    const said = other === undefined ? hint : changedMeanwhileTexts.value(labelOf(name, other));
    return { ...form.field(name), ...(said !== undefined && { hint: said }) };
  };
  return { form, ticked, setTicked, inputProps };
};
export type OpenToWorkInputs = ReturnType<typeof useOpenToWorkForm>;
