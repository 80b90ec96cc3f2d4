import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { HelpQuestion } from '@/api/jobBoardApi';
import { useGetHelpQuestionsQuery, useSettleHelpQuestionMutation } from '@/api/memberApi';
import { helpQuestionTexts as texts } from '@/texts/admin/helpQuestions';
import { accountTexts } from '@/texts/auth/account';
import { commonTexts } from '@/texts/common';
import { useNotified } from '@/ui/notify/useNotified';
import { pageIn } from '@/ui/page/addressParams';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { breakable } from '@/ui/text/breakable';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';
import { Link } from '@/ui/text/Link';
import { limits } from '@contract/limits';
import { mailtoOf } from '@contract/text/email';

const states = ['open', 'done'] as const;
type State = (typeof states)[number];

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  margin: '24px 0 16px',
  '& nav': { display: 'flex', gap: 20 },
  '& nav a': { padding: '6px 2px', fontWeight: 600, color: theme.vars.palette.ink2 },
  '& nav a[aria-current]': {
    color: theme.vars.palette.ink,
    borderBottom: `3px solid ${theme.vars.palette.brand}`,
  },
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 900,
  '& li > div': { display: 'grid', gap: 10, padding: '16px 20px', overflowWrap: 'anywhere' },
  '& .who': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& h2': { fontSize: theme.typography.lead.fontSize, fontWeight: 650 },
  '& .second': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .message': { whiteSpace: 'pre-line', maxWidth: '70ch' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
}));

const SettleButton = ({ question: { _id: id, name, doneAt } }: { question: HelpQuestion }) => {
  const [settle, { isLoading }] = useSettleHelpQuestionMutation();
  const change = useNotified(settle, { failure: texts.failed });
  const isDone = doneAt !== undefined;
  return (
    <Button
      variant="outlined"
      size="small"
      data-delete
      aria-label={isDone ? texts.reopenOf(name) : texts.doneOf(name)}
      aria-disabled={isLoading || undefined}
      onClick={() => {
        if (!isLoading)
          void change({ id, helpQuestionChange: { state: isDone ? 'open' : 'done' } });
      }}
    >
      {isDone ? texts.reopen : texts.done}
    </Button>
  );
};

const QuestionCard = ({ question }: { question: HelpQuestion }) => {
  const { role, name, email, message, createdAt, doneAt, doneBy } = question;
  const subject = new URLSearchParams({ subject: texts.subject }).toString().replaceAll('+', '%20');
  return (
    <Card>
      <div className="who">
        <h2 dir="auto">{breakable(name)}</h2>
        <Chip>{texts.roles[role]}</Chip>
        <span className="second">
          <bdi>{breakable(email)}</bdi> · {dateText(createdAt)}
        </span>
      </div>
      <p className="message" dir="auto">
        {message}
      </p>
      <div className="actions">
        <Button
          variant="contained"
          size="small"
          href={`${mailtoOf(email)}?${subject}`}
          aria-label={texts.replyTo(name)}
        >
          {texts.reply}
        </Button>
        <SettleButton question={question} />
        {doneAt !== undefined && (
          <span className="second">{texts.settled(doneBy ?? '', dateText(doneAt))}</span>
        )}
      </div>
    </Card>
  );
};

/** Reads and writes the state and page in the URL. */
const useQuestionAddress = () => {
  const [params] = useSearchParams();
  const state: State = params.get('state') === 'done' ? 'done' : 'open';
  const page = pageIn(params);
  const searchOf = (to: { state?: State; page?: number }): string => {
    const next = { state, page: 1, ...to };
    const search = new URLSearchParams({
      ...(next.state === 'done' && { state: next.state }),
      ...(next.page > 1 && { page: String(next.page) }),
    }).toString();
    return search && `?${search}`;
  };
  return { state, page, searchOf };
};

/** The questions in the state that the URL names, a page at a time. */
export const HelpQuestionList = () => {
  const { state, page, searchOf } = useQuestionAddress();
  const { currentData, isFetching, refetch } = useGetHelpQuestionsQuery(
    { state, page, limit: limits.tableSize },
    { refetchOnMountOrArgChange: true },
  );
  const [tabs, rows] = [useRef<HTMLElement>(null), useRef<HTMLUListElement>(null)];
  const items = currentData?.items ?? [];
  useFocusAfterDelete(
    rows,
    tabs,
    items.map(({ _id }) => _id),
  );
  const { total = 0 } = currentData ?? {};
  const pages = Math.max(1, Math.ceil(total / limits.tableSize));
  return (
    <>
      {/* the last question on the last page was settled, or the URL is outdated */}
      {currentData && page > pages && (
        <Navigate to={{ search: searchOf({ page: pages }) }} replace />
      )}
      <Tools>
        <nav ref={tabs} tabIndex={-1} aria-label={texts.statesLabel}>
          {states.map((each) => (
            <Link
              key={each}
              to={{ search: searchOf({ state: each }) }}
              aria-current={each === state ? 'page' : undefined}
            >
              {texts.states[each]}
            </Link>
          ))}
        </nav>
        <output className="num" aria-busy={isFetching}>
          {currentData && commonTexts.table.count(currentData.total, texts.noun)}
        </output>
      </Tools>
      {!currentData && isFetching && <Loading shape="list" rows={3} />}
      {!currentData && !isFetching && (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {currentData && total === 0 && <EmptyMessage text={texts.empty[state]} />}
      <List ref={rows}>
        {items.map((question) => (
          <li key={question._id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </List>
      <div style={{ marginTop: 16 }}>
        <Pager page={page} pages={pages} searchOf={(to) => searchOf({ page: to })} />
      </div>
    </>
  );
};
