import { useState } from 'react';
import Button from '@mui/material/Button';
import { accountTexts } from '@contract/texts/account';
import { useExportAccount } from '@/api/exportAccount';
import { DownloadIcon } from '@/ui/icons';
import { notify } from '@/ui/notify';
import { saveFile } from '@/ui/saveFile';
import { Spinner } from '@/ui/Spinner';
import { AccountSection } from './AccountSection';

const { data: texts } = accountTexts;

/** Everything the host holds of oneself, as a file. */
export const MyData = () => {
  const exportAccount = useExportAccount();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await exportAccount(), 'my-data.zip');
      notify.success(texts.done);
    } catch {
      notify.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <div className="actions">
        <Button variant="outlined" aria-disabled={busy || undefined} startIcon={<DownloadIcon size={18} />} endIcon={busy ? <Spinner /> : undefined} onClick={() => void run()}>{texts.button}</Button>
      </div>
    </AccountSection>
  );
};
