import { useExportTable, type ExportCall, type ExportSearch } from '@/api/exportTable';
import { officeTexts } from '@/texts/admin/office';
import { SaveFileButton } from '@/ui/button/SaveFileButton';

const { export: texts } = officeTexts;

/** "Export CSV": all rows that the present search finds, as a file. */
export const ExportButton = <Call extends ExportCall>({
  call,
  search,
}: {
  call: Call;
  search: ExportSearch<Call>;
}) => {
  const exportTable = useExportTable();
  const read = async () => {
    const { text, name } = await exportTable(call, search);
    return {
      address: URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })),
      name,
    };
  };
  return (
    <SaveFileButton size="small" read={read} done={texts.done} failed={texts.failed}>
      {texts.button}
    </SaveFileButton>
  );
};
