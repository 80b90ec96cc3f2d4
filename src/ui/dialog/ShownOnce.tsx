import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CopyIcon } from '@/ui/art/actionIcons';
import { TextInput } from '@/ui/form/TextInput';
import { useCopy } from '@/ui/form/useCopy';

type ShownOnceProps = {
  /** Says what the value is and what to do with it. */
  children: ReactNode;
  name: string;
  value: string;
  texts: { label: string; copy: string; copied: string; notCopied: string; done: string };
  onClose: () => void;
};

/**
 * A secret that is shown only once, with a button to copy it. Replaces the form of a FormDialog.
 */
export const ShownOnce = ({ children, name, value, texts, onClose }: ShownOnceProps) => {
  const { field, status, copy } = useCopy<HTMLInputElement>(value, texts);
  return (
    <div style={{ display: 'grid', gap: 20, paddingBottom: 16 }}>
      <p>{children}</p>
      <TextInput
        ref={field}
        label={texts.label}
        name={name}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        {/* the form that had the focus is gone */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button startIcon={<CopyIcon size={18} />} onClick={() => void copy()} autoFocus>
          {texts.copy}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {texts.done}
        </Button>
        <output>{status}</output>
      </div>
    </div>
  );
};
