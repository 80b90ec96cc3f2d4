import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, Navigate } from 'react-router-dom';
import type { CaseBrief, CasePage } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { LinkButton } from '@/ui/form/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { Pager } from '@/ui/table/Pager';
import { agoText } from '@/ui/text/agoText';
import { Chip } from '@/ui/text/Chip';
import { useNow } from '@/ui/text/now';
import type { CaseSearch } from './useCaseSearch';

const { queue: texts, actions, signs, case: caseTexts } = moderationTexts;
const Frame = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
const Rows = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 4,
    padding: '12px 16px 14px 12px',
    position: 'relative',
    '& + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  },
  '& li:hover': { backgroundColor: theme.vars.palette.sunk },
  '& li:has([aria-current])': {
    backgroundColor: theme.vars.palette.brandSoft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}`,
  },
  // the row is the link's target; its checkbox stands above it
  '& a': {
    display: 'block',
    fontWeight: 650,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': {
      outline: 'none',
      '&::after': {
        outline: `2px solid ${theme.vars.palette.ring}`,
        outlineOffset: -3,
        borderRadius: 6,
      },
    },
  },
  '& label': { position: 'relative', zIndex: 1, padding: '2px 8px', minHeight: 28 },
  '& p': { color: theme.vars.palette.ink2, fontSize: '.875rem', overflowWrap: 'anywhere' },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 },
}));
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.sunk,
  '& > output': { fontWeight: 650, fontSize: '.875rem', marginRight: 'auto' },
}));

type CaseListProps = {
  search: CaseSearch;
  list: {
    currentData?: CasePage | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
    fulfilledTimeStamp?: number | undefined;
  };
  /** What of the list is to be shown. */
  cases: readonly CaseBrief[] | undefined;
  chosenId: string | undefined;
  selected: readonly string[];
  busy: boolean;
  /** A case was chosen: the way to it is far on a phone. */
  onOpen: () => void;
  onTick: (caseId: string) => void;
  onSelectNone: () => void;
  onDismiss: () => void;
  onTakeDown: () => void;
};

/** The cases of the queue, a page at a time; several that wait can be decided alike. */
export const CaseList = ({
  search,
  list,
  cases,
  chosenId,
  selected,
  busy,
  onOpen,
  onTick,
  onSelectNone,
  onDismiss,
  onTakeDown,
}: CaseListProps) => {
  const now = Math.max(useNow(), list.fulfilledTimeStamp ?? 0);
  const { state, page, searchOf } = search;
  const { total = 0, limit = 1, items } = list.currentData ?? {};
  if (!cases)
    return list.isError && !list.isFetching ? (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void list.refetch()} />
      </EmptyMessage>
    ) : (
      <Loading shape="list" />
    );
  if (items?.length === 0 && page > 1)
    return <Navigate to={{ search: searchOf({ page: undefined }) }} replace />;
  if (cases.length === 0) {
    return (
      <EmptyMessage
        text={
          search.isFiltered ? texts.noneFound : state === 'open' ? texts.empty : texts.emptyClosed
        }
      >
        {search.isFiltered && (
          <LinkButton
            variant="outlined"
            size="small"
            to={{ search: searchOf({ kind: undefined, q: undefined }) }}
          >
            {texts.showAll}
          </LinkButton>
        )}
      </EmptyMessage>
    );
  }
  return (
    <Frame aria-label={texts.list} aria-busy={list.isFetching || undefined}>
      {selected.length > 0 && (
        <Bar>
          <output>{texts.selected(selected.length)}</output>
          <Button size="small" variant="outlined" disabled={busy} onClick={onDismiss}>
            {actions.dismiss}
          </Button>
          <Button
            size="small"
            variant="outlined"
            color="error"
            disabled={busy}
            onClick={onTakeDown}
          >
            {actions.takeDown}
          </Button>
          <Button size="small" variant="text" onClick={onSelectNone}>
            {texts.selectNone}
          </Button>
        </Bar>
      )}
      <Rows as="ul">
        {cases.map((each) => {
          const title = each.job.jobtitle || jobTexts.untitled;
          return (
            <li key={each._id}>
              {state === 'open' ? (
                <CheckboxInput
                  label={<span className="visually-hidden">{texts.select(title)}</span>}
                  checked={selected.includes(each._id)}
                  onChange={() => onTick(each._id)}
                />
              ) : (
                <span />
              )}
              <div>
                <Link
                  dir="auto"
                  to={{ search: searchOf({ case: each._id }) }}
                  onClick={onOpen}
                  aria-current={each._id === chosenId || undefined}
                >
                  {title}
                </Link>
                <p dir="auto">
                  {[each.job.companyname, each.job.usernameEmployer].filter(Boolean).join(' · ')}
                </p>
                <p className="num">
                  {each.closedAt === undefined
                    ? agoText(each.openedAt, now)
                    : [
                        each.decision && caseTexts.decision[each.decision.kind],
                        agoText(each.closedAt, now),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                </p>
                <div className="chips">
                  <Chip tone={each.kind === 'reported' ? 'amber' : 'brand'}>
                    {each.kind === 'reported'
                      ? texts.reports(each.reportCount)
                      : texts.kinds[each.kind]}
                  </Chip>
                  {each.kind !== 'reported' && each.reportCount > 0 && (
                    <Chip tone="amber">{texts.reports(each.reportCount)}</Chip>
                  )}
                  {each.signs.map((sign) => (
                    <Chip key={sign} tone="line">
                      {signs[sign]}
                    </Chip>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </Rows>
      <Pager
        page={page}
        pages={Math.ceil(total / limit)}
        searchOf={(to) => searchOf({ page: to === 1 ? undefined : String(to), case: undefined })}
      />
    </Frame>
  );
};
