import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { DownloadIcon } from '@/ui/art/actionIcons';
import { notify } from '@/ui/notify/notify';
import { Spinner } from '@/ui/page/Spinner';

/** Hands the browser the bytes behind an object address as a file to keep, and lets go of them. */
const saveFile = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

type SaveFileButtonProps = Pick<ButtonProps, 'size'> & {
  /** Reads the file: an object address of its bytes, and what it is called. */
  read: () => Promise<{ address: string; name: string }>;
  /** What is said once it is there, and where it could not be read. */
  done: string;
  failed: string;
  children: ReactNode;
};

/** Fetches a file and hands it to the browser; one press fetches once. */
export const SaveFileButton = ({ read, done, failed, size, children }: SaveFileButtonProps) => {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { address, name } = await read();
      saveFile(address, name);
      notify.success(done);
    } catch {
      notify.error(failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size={size}
      aria-disabled={busy || undefined}
      startIcon={<DownloadIcon size={18} />}
      endIcon={busy ? <Spinner /> : undefined}
      onClick={() => void run()}
    >
      {children}
    </Button>
  );
};
