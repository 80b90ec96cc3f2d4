import { useState } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { FeaturedEmployer } from '@/api/jobBoardApi';
import { useAddFeaturedEmployerMutation, useUpdateFeaturedEmployerMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { adminTexts } from '@/texts/admin/admin';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { imageProblem, PickImageButton } from '@/ui/button/PickImageButton';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { useFilePreview } from '@/ui/form/useFilePreview';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { messages } from '@contract/messages';

const { featured: texts } = adminTexts;

const Image = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& > div': { flex: 1, minWidth: 200 },
  '& p': {
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
    marginTop: 8,
    overflowWrap: 'anywhere',
  },
}));

type FeaturedFormProps = {
  /** The one to update; if absent, adds a new one. */ employer?: FeaturedEmployer;
  onClose: () => void;
};

/** Updates with spec §7's call, or adds with our own host's; resolves to the success message. */
const useSave = (employer: FeaturedEmployer | undefined) => {
  const [update] = useUpdateFeaturedEmployerMutation();
  const [add] = useAddFeaturedEmployerMutation();
  return async (employerName: string, file: File | undefined): Promise<string> => {
    // without a newly picked image, the host keeps the stored one
    const featuredEmployerInput = { employerName, ...(file && { employerImage: file }) };
    if (employer) await update({ id: employer._id, featuredEmployerInput }).unwrap();
    else await add({ featuredEmployerInput }).unwrap();
    return employer
      ? messages.updateFeaturedEmployer.success(employerName)
      : texts.added(employerName);
  };
};

type FeaturedImageProps = {
  employer: FeaturedEmployer | undefined;
  picked: { file: File; url: string } | null;
  onPick: (file: File) => void;
};

/** The picked image, otherwise the stored one, with a button to pick another. */
const FeaturedImage = ({ employer, picked, onPick }: FeaturedImageProps) => {
  const config = useHostConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const pick = (file: File): void => {
    // spec §2.16 doesn't restrict images; our own host does
    const refusal = config.extensions ? imageProblem(file, texts.image) : null;
    setProblem(refusal);
    if (!refusal) onPick(file);
  };
  return (
    <>
      <Image>
        <InitialsTile
          name={employer?.employerName ?? ''}
          image={picked?.url ?? imageAddress(employer?.employerImage, config)}
          size={84}
        />
        <div>
          <PickImageButton name="employerImage" anyFormat={!config.extensions} onPick={pick}>
            {texts.image.pick}
          </PickImageButton>
          <p>
            {picked ? (
              <output>{texts.image.picked(picked.file.name)}</output>
            ) : (
              [config.extensions && texts.image.limits, texts.image.keep].filter(Boolean).join(' ')
            )}
          </p>
        </div>
      </Image>
      {problem && <FormAlert>{problem}</FormAlert>}
    </>
  );
};

/**
 * The modal form of spec §2.16: a name, and an image with a preview. Closes on success and on
 * Cancel; input is kept after a failure.
 */
export const FeaturedForm = ({ employer, onClose }: FeaturedFormProps) => {
  const { extensions } = useHostConfig();
  const save = useSave(employer);
  const failure = employer ? messages.updateFeaturedEmployer.failure : texts.addFailed;
  const [picked, pick] = useFilePreview();
  const { form, field, problem, busy } = useCheckedForm<'employerName'>({
    defaultValues: { employerName: employer?.employerName ?? '' },
    missing: { employerName: texts.name.missing },
    send: async ({ employerName }) => {
      try {
        notify.success(await save(employerName, picked?.file));
        onClose();
        return null;
      } catch (error) {
        const { field: blamed, message } = readApiError(error);
        return { problem: { text: (extensions && blamed && message) || failure } };
      }
    },
  });
  return (
    <FormDialog
      title={employer ? texts.updateNamed(employer.employerName ?? '') : texts.add}
      form={form}
      busy={busy}
      submitLabel={texts.save}
      spaceBelow={0}
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput
        {...field('employerName')}
        label={texts.name.label}
        autoComplete="off"
        dir="auto"
        required
      />
      <FeaturedImage employer={employer} picked={picked} onPick={pick} />
    </FormDialog>
  );
};
