import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useAddDraftMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { refusalText } from '@/api/wire/refusals';
import { commonTexts } from '@/texts/common';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { withLabel } from '@/ui/form/nativeChecks';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { Spinner } from '@/ui/page/Spinner';
import { draftsPath } from '../desk/draftsPath';
import { pickHiringFields } from '../hiring/hiringFields';
import { useSaveHiring } from '../hiring/useSaveHiring';
import { missingTexts, validateClosingDay } from '../inputs/jobChecks';
import { isJobField, pickJobFields, toJobPosting, type JobField } from '../inputs/jobFields';
import { jobDraft, type StoredJob } from './jobDraft';

const { draft: texts } = jobLifeTexts;
const requiredFields = ['jobtitle', 'categoryName'] as const satisfies JobField[];

type SaveDraftProps = {
  form: Pick<CheckedForm<JobField>, 'rhf' | 'busy'>;
  usernameEmployer: string;
  /** The owner of the draft on this device, which is dropped once the host has stored it. */
  draftOf: string;
  /** Called if the host has stored the draft, but not its hiring fields. */
  onStored: (stored: StoredJob) => void;
};

/**
 * Saves an unfinished job as a draft on our host, then opens the employer's drafts. Requires a
 * title and a category; errors are shown below their fields, and the input is kept.
 */
export const SaveDraft = ({
  form: { rhf, busy: posting },
  usernameEmployer,
  draftOf,
  onStored,
}: SaveDraftProps) => {
  const navigate = useNavigate();
  const [addDraft, adding] = useAddDraftMutation();
  const hiring = useSaveHiring();
  const isLoading = adding.isLoading || hiring.busy;
  const refuse = (name: JobField | 'closesOn', message: string): void => {
    rhf.setError(name, { message });
    rhf.setFocus(name);
  };
  const save = async (): Promise<void> => {
    if (posting || isLoading) return;
    rhf.clearErrors();
    const typed = pickJobFields(rhf.getValues());
    const missing = requiredFields.filter((name) => typed[name].trim() === '');
    for (const name of missing.toReversed()) refuse(name, missingTexts[name]);
    const closing = validateClosingDay(pickHiringFields(rhf.getValues()), missing);
    if (closing) refuse(closing.field.name, closing.field.message);
    if (missing.length > 0 || closing) return;
    let id: string;
    try {
      ({ _id: id } = await addDraft({ jobDraft: toJobPosting(typed, usernameEmployer) }).unwrap());
    } catch (error) {
      const { message, field } = readApiError(error);
      const about = message && field && isJobField(field) ? { name: field, message } : null;
      const why = about ? withLabel(about) : refusalText(error, jobLifeTexts.tryAgain);
      notify.error(jobLifeTexts.because(texts.failed, why));
      if (about) refuse(about.name, why);
      return;
    }
    if (await hiring.saveNew(id, pickHiringFields(rhf.getValues()))) {
      onStored({ id, as: 'draft' });
      return;
    }
    jobDraft.drop(draftOf);
    navigationGuard.allow();
    notify.success(texts.saved);
    await navigate(draftsPath());
  };
  return (
    <Button
      variant="outlined"
      size="large"
      aria-disabled={posting || isLoading || undefined}
      onClick={() => void save()}
      endIcon={isLoading ? <Spinner /> : undefined}
    >
      {texts.save}
      {isLoading && <output className="visually-hidden">{commonTexts.busy}</output>}
    </Button>
  );
};
