import Button from '@mui/material/Button';
import { useRef } from 'react';
import { resumeTypes } from '@/features/resumes/resumeFile';
import { inboxTexts } from '@/texts/inbox';
import { AttachIcon } from '@/ui/art/actionIcons';
import { notify } from '@/ui/notify/notify';
import { limits } from '@contract/limits';

const { thread: texts } = inboxTexts;

type AttachFileProps = { file: File | null; onPick: (file: File | null) => void };

/** Attaches a file to a message, or removes it. */
export const AttachFile = ({ file, onPick }: AttachFileProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const pick = (picked: File | undefined): void => {
    if (picked && picked.size > limits.uploadBytes) notify.error(texts.tooLarge);
    else onPick(picked ?? null);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        name="file"
        accept={resumeTypes}
        hidden
        aria-label={texts.attach}
        onChange={({ target }) => {
          pick(target.files?.[0]);
          // lets the same file be chosen again
          target.value = '';
        }}
      />
      <Button
        size="small"
        variant={file ? 'outlined' : 'text'}
        startIcon={<AttachIcon size={18} />}
        title={texts.attachHint}
        {...(file && { 'aria-label': texts.detach(file.name) })}
        onClick={() => (file ? onPick(null) : picker.current?.click())}
      >
        {file ? `${file.name} ×` : texts.attach}
      </Button>
    </>
  );
};
