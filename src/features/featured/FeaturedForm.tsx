import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { readFault } from '@/api/fault';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import {
  useAddFeaturedEmployerMutation,
  useUpdateFeaturedEmployerMutation,
  type FeaturedEmployer,
} from '@/api/jobBoardApi';
import { adminTexts } from '@/texts/admin/admin';
import { commonTexts } from '@/texts/common';
import { AttachIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { messages } from '@contract/messages';

const { featured: texts } = adminTexts;
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const mostBytes = 5 * 1024 * 1024;
const problemOf = ({ type, size }: File): string | null => {
  if (!kinds.includes(type)) return texts.image.notAnImage;
  return size > mostBytes ? texts.image.tooLarge : null;
};

const Image = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& > div': { flex: 1, minWidth: 200 },
  '& p': {
    color: theme.vars.palette.ink3,
    fontSize: '.8125rem',
    marginTop: 8,
    overflowWrap: 'anywhere',
  },
}));

type FeaturedFormProps = {
  /** The one to be updated; another one is added without. */ employer?: FeaturedEmployer;
  onClose: () => void;
};

/**
 * Sends the form and answers what is to be said: an update by spec §7's call, one more by our own
 * host's.
 */
const useSave = (employer: FeaturedEmployer | undefined) => {
  const [update] = useUpdateFeaturedEmployerMutation();
  const [add] = useAddFeaturedEmployerMutation();
  return async (employerName: string, file: File | undefined): Promise<string> => {
    // the host may keep a text for the picture's address: it is sent only where one was picked
    const featuredEmployerInput = { employerName, ...(file && { employerImage: file }) };
    if (employer) await update({ id: employer._id, featuredEmployerInput }).unwrap();
    else await add({ featuredEmployerInput }).unwrap();
    return employer
      ? messages.updateFeaturedEmployer.success(employerName)
      : texts.added(employerName);
  };
};

/**
 * The modal of spec §2.16: a name, an image with its preview. Closes on success and on Cancel; a
 * failure stays with what was typed.
 */
export const FeaturedForm = ({ employer, onClose }: FeaturedFormProps) => {
  const config = useHostConfig();
  const save = useSave(employer);
  const failure = employer ? messages.updateFeaturedEmployer.failure : texts.addFailed;
  const [picked, setPicked] = useState<{ file: File; address: string } | null>(null);
  const [imageProblem, setImageProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // the browser holds the file as long as its address is known
  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.address);
    },
    [picked],
  );
  const pick = (file: File | undefined): void => {
    if (!file) return;
    const refusal = problemOf(file);
    setImageProblem(refusal);
    if (!refusal) setPicked({ file, address: URL.createObjectURL(file) });
  };
  const { form, field, problem, busy } = useCheckedForm<'employerName'>({
    start: { employerName: employer?.employerName ?? '' },
    missing: { employerName: texts.name.missing },
    send: async ({ employerName }) => {
      try {
        notify.success(await save(employerName, picked?.file));
        onClose();
        return null;
      } catch (error) {
        notify.error(failure);
        const { field: about, message } = readFault(error);
        return config.extensions && message && about
          ? { problem: { text: message } }
          : { problem: { text: failure } };
      }
    },
  });
  const title = employer ? texts.updateNamed(employer.employerName ?? '') : texts.add;
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="sm"
      fullWidth
      aria-labelledby="featured-form"
    >
      <DialogTitle id="featured-form" dir="auto">
        {title}
      </DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1 }}>
          {problem && <FormAlert>{problem.text}</FormAlert>}
          <TextInput
            {...field('employerName')}
            label={texts.name.label}
            autoComplete="off"
            dir="auto"
            required
          />
          <Image>
            <InitialsTile
              name={employer?.employerName ?? ''}
              image={picked?.address ?? imageAddress(employer?.employerImage, config)}
              size={84}
            />
            <div>
              <input
                ref={input}
                type="file"
                name="employerImage"
                accept={kinds.join(',')}
                hidden
                onChange={({ target }) => {
                  pick(target.files?.[0]);
                  target.value = '';
                }}
              />
              <Button
                variant="outlined"
                size="small"
                startIcon={<AttachIcon size={18} />}
                onClick={() => input.current?.click()}
              >
                {texts.image.pick}
              </Button>
              <p>
                {picked ? (
                  <output>{texts.image.picked(picked.file.name)}</output>
                ) : (
                  texts.image.hint
                )}
              </p>
            </div>
          </Image>
          {imageProblem && <FormAlert>{imageProblem}</FormAlert>}
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy}>{texts.save}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};
