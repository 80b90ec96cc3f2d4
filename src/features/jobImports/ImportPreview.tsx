import Button from '@mui/material/Button';
import { useState } from 'react';
import type { JobSourceInput } from '@/api/jobBoardApi';
import { useAddJobSourceMutation, usePreviewJobSourceMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { importTexts } from '@/texts/jobs/imports';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SelectInput } from '@/ui/form/SelectInput';
import { notify } from '@/ui/notify/notify';
import { sourceSchedules } from '@contract/jobSources';
import { MappingInputs, type Mapping } from './MappingInputs';
import { PreviewTable } from './PreviewTable';
import { ProblemList } from './ProblemList';
import type { Found } from './SourceForm';

const { preview: texts, form: formTexts, schedules } = importTexts;

type Schedule = (typeof sourceSchedules)[number];

/** Returns the input to send; a table's mapping is sent as JSON text in the form data. */
const withMapping = (input: JobSourceInput, mapping: Mapping | undefined): JobSourceInput =>
  mapping === undefined ? input : { ...input, mapping: JSON.stringify(mapping) };

/** Previews the import again with another mapping, and adds it. */
const useSteps = (found: Found, onDone: () => void) => {
  const { input } = found;
  const [previewSource, previewing] = usePreviewJobSourceMutation();
  const [addSource, adding] = useAddJobSourceMutation();
  const [preview, setPreview] = useState(found.preview);
  const isTable = input.kind === 'csv' && preview.columns.length > 0;
  const [mapping, setMapping] = useState<Mapping>(found.preview.mapping);
  const [schedule, setSchedule] = useState<Schedule>(input.file ? 'off' : 'daily');
  const [problem, setProblem] = useState<string | null>(null);
  const busy = previewing.isLoading || adding.isLoading;
  const sent = withMapping(input, isTable ? mapping : undefined);
  const look = async (): Promise<void> => {
    setProblem(null);
    try {
      setPreview(await previewSource({ jobSourceInput: sent }).unwrap());
    } catch (error) {
      setProblem(refusalText(error, formTexts.failed));
    }
  };
  const add = async (): Promise<void> => {
    if (busy) return;
    setProblem(null);
    try {
      await addSource({ jobSourceInput: { ...sent, schedule } }).unwrap();
      notify.success(texts.done);
      onDone();
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
    }
  };
  return { preview, isTable, mapping, setMapping, schedule, setSchedule, problem, busy, look, add };
};

/** Focuses the heading on mount, since the button that led here is gone. */
const focusOnce = (heading: HTMLHeadingElement | null): void => heading?.focus();

type ScheduleInputProps = { schedule: Schedule; onChange: (schedule: Schedule) => void };
const ScheduleInput = ({ schedule, onChange }: ScheduleInputProps) => (
  <SelectInput
    label={texts.schedule}
    hint={texts.gone}
    name="schedule"
    value={schedule}
    onChange={({ target }) =>
      onChange(sourceSchedules.find((each) => each === target.value) ?? 'off')
    }
  >
    {sourceSchedules.map((each) => (
      <option key={each} value={each}>
        {schedules[each]}
      </option>
    ))}
  </SelectInput>
);

type ImportPreviewProps = { found: Found; onBack: () => void; onDone: () => void };

/**
 * The preview of an import: the jobs found, the mapping of columns, and the schedule; submitting
 * imports them.
 */
export const ImportPreview = ({ found, onBack, onDone }: ImportPreviewProps) => {
  const steps = useSteps(found, onDone);
  const { preview, schedule, problem, busy } = steps;
  const { ready, rows, skipped, problems, noted, notes } = preview;
  return (
    <FormStack
      onSubmit={(event) => {
        event.preventDefault();
        void steps.add();
      }}
    >
      <h2 ref={focusOnce} tabIndex={-1}>
        {texts.title(ready)}
      </h2>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      {rows.length > 0 && (
        <>
          <p>{texts.first(rows.length)}</p>
          <PreviewTable rows={rows} />
        </>
      )}
      {skipped > 0 && (
        <details>
          <summary>{texts.skipped(skipped)}</summary>
          <ProblemList problems={problems} />
        </details>
      )}
      {noted > 0 && (
        <details>
          <summary>{texts.noted(noted)}</summary>
          <ProblemList problems={notes} />
        </details>
      )}
      {steps.isTable && (
        <MappingInputs
          columns={preview.columns}
          mapping={steps.mapping}
          busy={busy}
          onChange={steps.setMapping}
          onPreview={() => void steps.look()}
        />
      )}
      {!found.input.file && <ScheduleInput schedule={schedule} onChange={steps.setSchedule} />}
      <div className="ways">
        <SubmitButton busy={busy} disabled={ready === 0}>
          {texts.submit(ready)}
        </SubmitButton>
        <Button variant="outlined" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </FormStack>
  );
};
