import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { AttachIcon } from '@/ui/art/actionIcons';
import { Spinner } from '@/ui/page/Spinner';

/** The formats that our own host reads, and how large a file may be. */
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const maxImageBytes = 5 * 1024 * 1024;

type Problems = { notAnImage: string; tooLarge: string };
/** Why a file is refused before it is sent; the host also checks its content. */
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
  /** While a picture is being sent no other is picked. */
  busy?: boolean;
  /** Any picture, for a host that reads others than our own. */
  anyFormat?: boolean;
  onPick: (file: File) => void;
};

/** A button that opens the browser's file dialog for one picture. */
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
          // the same file may be picked again after a failure
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
