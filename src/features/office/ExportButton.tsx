import { useState } from 'react';
import Button from '@mui/material/Button';
import { officeTexts } from '@contract/texts/office';
import { useExportTable, type ExportCall, type ExportSearch } from '@/api/exportTable';
import { DownloadIcon } from '@/ui/icons';
import { notify } from '@/ui/notify';
import { saveFile } from '@/ui/saveFile';
import { Spinner } from '@/ui/Spinner';

const { export: texts } = officeTexts;

/** "Export CSV": all rows that the present search finds, as a file. */
export const ExportButton = <Call extends ExportCall>({ call, search }: { call: Call; search: ExportSearch<Call> }) => {
  const exportTable = useExportTable();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { text, name } = await exportTable(call, search);
      saveFile(URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })), name);
      notify.success(texts.done);
    } catch {
      notify.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="small" aria-disabled={busy || undefined} startIcon={<DownloadIcon size={18} />} endIcon={busy ? <Spinner /> : undefined} onClick={() => void run()}>
      {texts.button}
    </Button>
  );
};
