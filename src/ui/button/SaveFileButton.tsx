import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { DownloadIcon } from '@/ui/art/actionIcons';
import { notify } from '@/ui/notify/notify';
import { Spinner } from '@/ui/page/Spinner';

/** Downloads the bytes behind an object URL as a file, and revokes the URL. */
export const saveFile = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

type SaveFileButtonProps = Pick<ButtonProps, 'size'> & {
  /** Resolves to an object URL of the file's bytes and the file's name. */
  read: () => Promise<{ address: string; name: string }>;
  /** Texts of the success and failure toasts. */
  done: string;
  failed: string;
  children: ReactNode;
};

/** Fetches a file and downloads it. Ignores clicks while a fetch is in flight. */
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
