import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import type { CandidateSearch } from '@/api/jobBoardApi';
import {
  useDeleteCandidateSearchMutation,
  useGetCandidateSearchesQuery,
  useUpdateCandidateSearchMutation,
} from '@/api/memberApi';
import { candidateTexts } from '@/texts/candidates/candidates';
import { commonTexts } from '@/texts/common';
import { TrashIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { LinkButton } from '@/ui/button/LinkButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { hourText } from '@/ui/text/hourText';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { searches: texts, saveFailed } = candidateTexts;
const Frame = styled(Card)(({ theme }) => ({
  marginTop: 24,
  maxWidth: 760,
  '& article': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '14px 24px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& article:first-of-type': { borderTop: 0 },
  '& article > div': { flex: '1 1 220px' },
  '& h2': { fontSize: theme.typography.body1.fontSize, fontWeight: 650 },
  '& .facts': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));

/** Serializes a search for the page's URL. */
const addressOf = (search: CandidateSearch['search']): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  ).toString();

const Item = ({ saved }: { saved: CandidateSearch }) => {
  const [update, { isLoading }] = useUpdateCandidateSearchMutation();
  const [deleteSearch] = useDeleteCandidateSearchMutation();
  const change = useNotified(update, { failure: saveFailed });
  const remove = useNotified(deleteSearch, { success: texts.removed, failure: saveFailed });
  const [isAsking, setAsking] = useState(false);
  const { _id: id, name, isOn, hour, newCandidates, search } = saved;
  return (
    <article>
      <div>
        <h2 dir="auto">
          <TextLink to={`${paths.candidates()}?${addressOf(search)}`}>{name}</TextLink>
        </h2>
        <p className="facts num">
          {texts.daily(hourText(hour))}, {texts.fresh(newCandidates)}
        </p>
      </div>
      <FormControlLabel
        label={isOn ? texts.states.on : texts.states.off}
        labelPlacement="start"
        control={
          <Switch
            checked={isOn}
            slotProps={{ input: { role: 'switch', 'aria-label': name } }}
            onChange={({ target }) => {
              if (!isLoading) void change({ id, candidateSearchChange: { isOn: target.checked } });
            }}
          />
        }
      />
      <IconButton data-delete aria-label={texts.remove(name)} onClick={() => setAsking(true)}>
        <TrashIcon size={20} />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        text={texts.question}
        detail={<bdi>{name}</bdi>}
        confirmLabel={commonTexts.delete}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove({ id });
        }}
      />
    </article>
  );
};

const List = () => {
  const { data: searches, isFetching, refetch } = useGetCandidateSearchesQuery();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterDelete(
    list,
    () => document.querySelector('h1'),
    searches?.map(({ _id }) => _id) ?? [],
  );
  if (!searches)
    return isFetching ? (
      <Loading shape="list" rows={3} />
    ) : (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  if (searches.length === 0)
    return (
      <EmptyMessage text={texts.empty}>
        <p>{texts.emptyHint}</p>
        <LinkButton to={paths.candidates()}>{texts.find}</LinkButton>
      </EmptyMessage>
    );
  return (
    <div ref={list}>
      {searches.map((saved) => (
        <Item key={saved._id} saved={saved} />
      ))}
    </div>
  );
};

/** The employer's saved searches, each of which can be switched off or deleted. */
export const SavedCandidateSearches = () => (
  <Frame>
    <List />
  </Frame>
);
