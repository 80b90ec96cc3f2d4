import { useEffect, useRef } from 'react';
import { hiringTexts } from '@/texts/jobs/hiring';
import { Notice } from '@/ui/form/FormAlert';
import { TryAgain } from '@/ui/page/TryAgain';
import { hiringFields, type HiringForm } from './hiringFields';
import { HiringInputs } from './HiringInputs';
import type { EditedHiringState } from './useEditedHiring';

/** The inputs for our host's fields of an existing job, once they are loaded. */
export const EditedHiring = ({
  form,
  hiring: { start, base, isKnown, isFetching, refetch },
}: {
  form: HiringForm;
  hiring: EditedHiringState;
}) => {
  const filled = useRef(isKnown ? start : null);
  const { rhf } = form;
  // the fields arrive after the form has opened, or another window has changed fields that aren't
  // edited here; the form's values are outside React's state
  useEffect(() => {
    if (base === null) return;
    const before = filled.current;
    filled.current = base;
    for (const name of hiringFields)
      if (before === null || rhf.getValues(name) === before[name]) rhf.setValue(name, base[name]);
  }, [base, rhf]);
  if (base !== null) return <HiringInputs form={form} />;
  if (isFetching) return <output>{hiringTexts.loading}</output>;
  return (
    <div>
      <Notice tone="amber">{hiringTexts.notLoaded}</Notice>
      <TryAgain onClick={refetch} />
    </div>
  );
};
