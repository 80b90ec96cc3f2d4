import Button from '@mui/material/Button';
import { useId, useState, type DragEvent } from 'react';
import { applicantTexts } from '@/texts/jobs/applicants';
import { formatNumber } from '@/texts/numbers';
import { Glyph } from '@/ui/art/Glyph';
import { IconButton } from '@/ui/button/IconButton';
import { LinkButton } from '@/ui/button/LinkButton';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { moveTo } from '@contract/jobs/applicationLife';
import type { DeskControls } from '../desk/useDesk';
import { longColumnSize, type Column } from '../desk/useDeskLists';
import { BoardCard, dragType } from './BoardCard';

const { board: texts, stages } = applicantTexts;
const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: '0 8px 8px',
  borderRadius: theme.shape.radius.card,
  backgroundColor: theme.vars.palette.sunk,
  outlineOffset: -2,
  '&[data-over]': { outline: `2px dashed ${theme.vars.palette.brand}` },
  '& .head': { display: 'flex', alignItems: 'center', gap: 8, padding: '6px 0 6px 6px' },
  '& h2': { fontSize: theme.typography.body2.fontSize, fontWeight: 650, lineHeight: 1.4 },
  '& .count': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
  '& .head button': { width: 32, height: 32, marginLeft: 'auto' },
  // on phones, the tabs above have the heading
  [theme.breakpoints.down('md')]: { paddingTop: 8, '& > .head': { display: 'none' } },
  '& > ul': { display: 'grid', gap: 8 },
  '& > p': {
    padding: '12px 6px',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
  },
  '& > .more': { marginTop: 8, width: '100%' },
  // a collapsed column is a narrow rail
  '&[data-folded]': {
    padding: '6px 4px 12px',
    '& .head': { flexDirection: 'column', padding: 0 },
    '& .head button': { order: -1, margin: 0 },
    '& h2': { writingMode: 'vertical-rl', padding: '4px 0' },
  },
}));

/** Returns the props of a drop target: dropping a card on the column moves its applicant there. */
const useDrop = (desk: DeskControls, { stage }: Column) => {
  const [isOver, setOver] = useState(false);
  const move = moveTo(stage === 'new' ? 'opened' : stage);
  const accepts = (event: DragEvent): boolean =>
    move !== undefined && event.dataTransfer.types.includes(dragType);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent): void => {
      if (!accepts(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent): void => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent): void => {
      setOver(false);
      if (!move || !accepts(event)) return;
      event.preventDefault();
      const id = event.dataTransfer.getData(dragType);
      const dropped = desk.lists.items.filter(({ _id }) => _id === id);
      desk.move(move, dropped);
    },
  };
};

const Cards = ({ desk, column }: { desk: DeskControls; column: Column }) => {
  const { page, items, hasFailed, isStale, count, stage, showMore, refetch } = column;
  if (hasFailed)
    return (
      <>
        <p>{texts.failed}</p>
        <TryAgain onClick={refetch} />
      </>
    );
  if (!page) return <Loading shape="list" rows={3} />;
  return (
    <>
      {items.length === 0 && <p>{texts.nobody}</p>}
      <ul aria-busy={isStale}>
        {items.map((applicant) => (
          <BoardCard key={applicant._id} desk={desk} applicant={applicant} />
        ))}
      </ul>
      {showMore && (
        <Button
          className="more"
          size="small"
          variant="outlined"
          aria-label={texts.more(stages[stage])}
          onClick={showMore}
        >
          {texts.showMore}
        </Button>
      )}
      {!showMore && count > longColumnSize && (
        <LinkButton
          className="more"
          size="small"
          variant="outlined"
          to={{ search: desk.search.searchOf({ view: undefined, state: stage }) }}
        >
          {texts.inTable(count)}
        </LinkButton>
      )}
    </>
  );
};

/**
 * A column of the board: all applications in one stage; a rail with their number while collapsed.
 */
export const BoardColumn = ({ desk, column }: { desk: DeskControls; column: Column }) => {
  const { stage, count, isFolded, toggleFold } = column;
  const id = useId();
  const drop = useDrop(desk, column);
  const name = stages[stage];
  return (
    <Frame {...drop} data-folded={isFolded || undefined} aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>
          {name} <span className="count num">{formatNumber(count)}</span>
        </h2>
        <IconButton
          aria-label={isFolded ? texts.unfold(name) : texts.fold(name)}
          aria-expanded={!isFolded}
          onClick={toggleFold}
        >
          <Glyph size={16}>
            <path d={isFolded ? 'm10 7 5 5-5 5' : 'm14 7-5 5 5 5'} />
          </Glyph>
        </IconButton>
      </div>
      {!isFolded && <Cards desk={desk} column={column} />}
    </Frame>
  );
};
