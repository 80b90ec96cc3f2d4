import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { AttachIcon } from '@/ui/art/actionIcons';
import { Spinner } from '@/ui/page/Spinner';

/** The image formats our own host accepts, and the maximum file size. */
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const maxImageBytes = 5 * 1024 * 1024;

type Problems = { notAnImage: string; tooLarge: string };
/**
 * Returns why a file is rejected before the upload, or `null`. The host also checks the content.
 */
export const imageProblem = (
  { type, size }: File,
  { notAnImage, tooLarge }: Problems,
): string | null => {
  if (!imageTypes.includes(type)) return notAnImage;
  return size > maxImageBytes ? tooLarge : null;
};

type PickImageButtonProps = Omit<ButtonProps, 'name' | 'onClick'> & {
  /** The file input's wire field. */
  name: string;
  /** An upload is in flight: no other image can be picked. */
  busy?: boolean;
  /** Accepts any image format, for hosts that read more formats than our own. */
  anyFormat?: boolean;
  onPick: (file: File) => void;
};

/** A button that opens the browser's file dialog for one image. */
export const PickImageButton = ({
  name,
  busy = false,
  anyFormat = false,
  onPick,
  ...button
}: PickImageButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        name={name}
        accept={anyFormat ? 'image/*' : imageTypes.join(',')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // allow picking the same file again after a failure
          target.value = '';
          if (file && !busy) onPick(file);
        }}
      />
      <Button
        {...button}
        variant="outlined"
        size="small"
        aria-disabled={busy || undefined}
        startIcon={busy ? <Spinner /> : <AttachIcon size={18} />}
        onClick={() => {
          if (!busy) input.current?.click();
        }}
      />
    </>
  );
};
