import Button from '@mui/material/Button';
import { useRef } from 'react';
import { ExportButton } from '@/features/office/ExportButton';
import { applicantTexts } from '@/texts/jobs/applicants';
import { ApplicationsArt } from '@/ui/art/ApplicationsArt';
import { KeysDialog } from '@/ui/keys/KeysDialog';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { ApplicantBoard } from '../board/ApplicantBoard';
import { TemplatesButton } from '../letters/TemplatesDialog';
import { ConfirmDiscardLetters } from '../moves/ConfirmDiscardLetters';
import { useConfirmDiscardLetters } from '../moves/useConfirmDiscardLetters';
import { ApplicantPanel } from '../panel/ApplicantPanel';
import { useDrafts } from '../panel/useDrafts';
import { countAll } from '../stages';
import { ApplicantTable } from '../table/ApplicantTable';
import { DeskHead } from './DeskHead';
import { DeskTools } from './DeskTools';
import { DownloadCvs } from './DownloadCvs';
import { KeysLine } from './KeysLine';
import { SelectedActions } from './SelectedActions';
import { useDesk, type DeskControls } from './useDesk';
import { useDeskKeys } from './useDeskKeys';

const Frame = styled('div')(({ theme }) => ({
  // on phones, the open applicant takes the whole screen
  [theme.breakpoints.down('md')]: { '&[data-open] > .list-only': { display: 'none' } },
}));
const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .list': { display: 'grid', gap: 12, minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 388px' },
    // an open CV needs more space
    '&[data-open]:has([data-cv-open])': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(388px, 6fr)',
    },
  },
  [theme.breakpoints.down('md')]: { '&[data-open] > .list': { display: 'none' } },
}));

const Listed = ({ desk }: { desk: DeskControls }) => {
  const { search, lists } = desk;
  const { summary, table, columns } = lists;
  const isBoard = search.view === 'board';
  const read = (isBoard ? columns : [table]).filter(({ isSkipped }) => !isSkipped);
  if (read.every(({ hasFailed }) => hasFailed))
    return (
      <EmptyMessage text={applicantTexts.failed}>
        <TryAgain onClick={() => read.forEach(({ refetch }) => refetch())} />
      </EmptyMessage>
    );
  if (!summary) return <Loading shape={isBoard ? 'cards' : 'table'} rows={8} fills />;
  const found = isBoard ? countAll(summary.found) : (table.page?.total ?? 0);
  if (found > 0) return isBoard ? <ApplicantBoard desk={desk} /> : <ApplicantTable desk={desk} />;
  if (search.isFiltered)
    return (
      <EmptyMessage text={applicantTexts.noneFound}>
        <Button variant="outlined" size="small" onClick={search.clear}>
          {applicantTexts.clear}
        </Button>
      </EmptyMessage>
    );
  return (
    <EmptyMessage
      art={<ApplicationsArt />}
      text={search.job === undefined ? applicantTexts.empty : applicantTexts.emptyJob}
    />
  );
};

/**
 * The employer's applications: a table or a board on the left, the open applicant beside it.
 * Everything can be done with single-key shortcuts; the URL holds what is shown.
 */
export const ApplicationsDesk = () => {
  const frame = useRef<HTMLDivElement>(null);
  const { move, ...controls } = useDesk(frame);
  const letters = useConfirmDiscardLetters({ move, readsOnly: controls.readsOnly });
  const desk: DeskControls = { ...controls, move: letters.move };
  const { on, switchKeys } = useDeskKeys(desk);
  const draftOf = useDrafts();
  const { search, lists, keys } = desk;
  const isOpen = search.chosenId !== undefined;
  // the board shows all states
  const { page: _page, limit: _limit, ...found } = search.query;
  return (
    <Frame ref={frame} data-open={isOpen || undefined}>
      <div className="list-only">
        <DeskHead search={search} lists={lists}>
          <ExportButton call="exportApplicants" search={found} />
          <DownloadCvs search={found} />
          {!desk.readsOnly && <TemplatesButton />}
        </DeskHead>
        <DeskTools key={search.clears} search={search} lists={lists} />
      </div>
      <Panes data-open={isOpen || undefined}>
        <div className="list">
          <SelectedActions desk={desk} />
          <Listed desk={desk} />
        </div>
        {isOpen && <ApplicantPanel desk={desk} draftOf={draftOf} />}
      </Panes>
      <ConfirmDiscardLetters discarded={letters.discarded} answer={letters.answer} />
      <KeysLine on={on} onOpen={keys.open} />
      {keys.isOpen && (
        <KeysDialog
          texts={applicantTexts.keys}
          on={on}
          onSwitch={switchKeys}
          onClose={keys.close}
        />
      )}
    </Frame>
  );
};
