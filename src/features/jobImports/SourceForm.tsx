import { useState } from 'react';
import type { JobSourceInput, JobSourcePreview } from '@/api/jobBoardApi';
import { usePreviewJobSourceMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { importTexts } from '@/texts/jobs/imports';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { Choices } from '@/ui/form/choices/Choices';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { RadioInput } from '@/ui/form/RadioInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { sourceKinds, sourceLimits } from '@contract/jobSources';

const { form: texts, kinds } = importTexts;

type Kind = (typeof sourceKinds)[number];
/** The result of a preview: the input and what was found. */
export type Found = { input: JobSourceInput; preview: JobSourcePreview };

type SourceFormProps = {
  employerId: string | undefined;
  /** The previous input. */
  start: JobSourceInput | undefined;
  onFound: (found: Found) => void;
};

type WayInputsProps = { byFile: boolean; onChange: (byFile: boolean) => void };
/** Chooses between a URL and a file. */
const WayInputs = ({ byFile, onChange }: WayInputsProps) => (
  <Choices>
    <legend>{texts.from}</legend>
    <RadioInput
      name="from"
      value="url"
      checked={!byFile}
      label={texts.byUrl}
      onChange={() => onChange(false)}
    />
    <RadioInput
      name="from"
      value="file"
      checked={byFile}
      label={texts.byFile}
      onChange={() => onChange(true)}
    />
  </Choices>
);

/** The form's state; values that aren't strings are held outside its fields. */
const useSourceForm = ({ employerId, start, onFound }: SourceFormProps) => {
  const [previewSource] = usePreviewJobSourceMutation();
  const [kind, setKind] = useState<Kind>(start?.kind ?? 'csv');
  const [byFile, setByFile] = useState(start?.file !== undefined);
  const [file, setFile] = useState<Blob | undefined>(start?.file);
  const checked = useCheckedForm<'url' | 'file'>({
    defaultValues: { url: start?.url ?? '', file: '' },
    missing: { url: texts.url.missing, file: texts.file.missing },
    send: async ({ url }) => {
      const input = {
        ...(employerId !== undefined && { employerId }),
        kind,
        ...(byFile ? { file } : { url: url.trim() }),
      };
      try {
        onFound({ input, preview: await previewSource({ jobSourceInput: input }).unwrap() });
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['url', 'file'], texts.failed);
      }
    },
  });
  return { ...checked, kind, setKind, byFile, setByFile, file, setFile };
};

/** The source of the jobs to import; submitting previews them without storing any. */
export const SourceForm = (props: SourceFormProps) => {
  const { form, field, problem, busy, rhf, kind, byFile, file, ...set } = useSourceForm(props);
  return (
    <FormStack {...form}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <SelectInput
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) =>
          set.setKind(sourceKinds.find((each) => each === target.value) ?? 'csv')
        }
      >
        {sourceKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </SelectInput>
      <WayInputs byFile={byFile} onChange={set.setByFile} />
      {byFile ? (
        <TextInput
          {...field('file')}
          onChange={({ target }) => {
            const [chosen] = target instanceof HTMLInputElement ? (target.files ?? []) : [];
            set.setFile(chosen);
            if (chosen) rhf.clearErrors('file');
          }}
          type="file"
          label={texts.file.label}
          hint={texts.file.hint}
          required={file === undefined}
        />
      ) : (
        <TextInput
          {...field('url')}
          type="url"
          label={texts.url.label}
          hint={texts.url.hints[kind]}
          autoComplete="off"
          maxLength={sourceLimits.url}
          required
        />
      )}
      <div>
        <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      </div>
    </FormStack>
  );
};
