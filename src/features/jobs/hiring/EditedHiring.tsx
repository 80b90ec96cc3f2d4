import { useEffect, useRef } from 'react';
import { hiringTexts } from '@/texts/jobs/hiring';
import { Notice } from '@/ui/form/FormAlert';
import { TryAgain } from '@/ui/page/TryAgain';
import type { HiringForm } from './hiringFields';
import { HiringInputs } from './HiringInputs';
import type { EditedHiringState } from './useEditedHiring';

/** The questions of a job that is edited, once they have been read. */
export const EditedHiring = ({
  form,
  hiring: { base, isKnown, isFetching, refetch },
}: {
  form: HiringForm;
  hiring: EditedHiringState;
}) => {
  const isFilled = useRef(isKnown);
  const { rhf } = form;
  // the form was open before they were read, and its values are outside React's state
  useEffect(() => {
    if (isFilled.current || base === null) return;
    isFilled.current = true;
    rhf.setValue('questions', base.questions);
    rhf.setValue('answersWithin', base.answersWithin);
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
