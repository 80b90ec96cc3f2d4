import { useReadFile, type FileArg } from '@/api/readFile';
import { officeTexts } from '@/texts/admin/office';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { calendarDay } from '@/ui/text/dayTexts';

const { export: texts } = officeTexts;
/** The export calls, with the beginning of each file's name. */
const names = {
  exportEmployers: 'employers',
  exportJobSeekers: 'jobseekers',
  exportJobs: 'jobs',
  exportAudit: 'audit',
  exportSearchTerms: 'searches',
  exportApplicants: 'applications',
} as const;
export type ExportCall = keyof typeof names;
export type ExportSearch<Call extends ExportCall> = FileArg<Call>;

/** "Export CSV": downloads all rows that match the current search. */
export const ExportButton = <Call extends ExportCall>({
  call,
  search,
}: {
  call: Call;
  search: ExportSearch<Call>;
}) => {
  const readFile = useReadFile();
  const read = async () => ({
    address: await readFile(call, search),
    name: `${names[call]}-${calendarDay(Date.now())}.csv`,
  });
  return (
    <SaveFileButton size="small" read={read} done={texts.done} failed={texts.failed}>
      {texts.button}
    </SaveFileButton>
  );
};
