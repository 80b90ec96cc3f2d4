import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch } from '@/api/hooks';
import type { JobSource } from '@/api/jobBoardApi';
import { useGetJobSourcesQuery } from '@/api/memberApi';
import { readAgain } from '@/api/readAgain';
import { listOf } from '@/api/tags/tags';
import { importTexts as texts } from '@/texts/jobs/imports';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { ImportItem, type Asked } from './ImportItem';
import { RemoveImport } from './RemoveImport';
import { SkippedRows } from './SkippedRows';

const Frame = styled(Card)(({ theme }) => ({
  padding: 24,
  '& h2': theme.typography.h3,
  '& li': {
    display: 'grid',
    gap: 12,
    padding: '18px 0',
    borderBottom: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:last-child': { borderBottom: 0, paddingBottom: 0 },
  '& strong': { fontWeight: 650 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
}));

/** How often it is asked while something is being read, in milliseconds. */
const pollInterval = 2000;

type JobImportListProps = {
  /** Whose an administrator sees; an employer sees their own. */
  employerId?: string;
  title?: string;
  /** Below the list, once that is known: what is to be pressed there doesn't move. */
  children: ReactNode;
};
/** The imports that an employer has, each with how it is; nothing where there are none. */
export const JobImportList = ({ employerId, title = texts.list, children }: JobImportListProps) => {
  const [reading, setReading] = useState(false);
  const { data, isLoading, isFetching, refetch } = useGetJobSourcesQuery(
    { employerId },
    { refetchOnMountOrArgChange: true, pollingInterval: reading ? pollInterval : 0 },
  );
  const isReading = data?.some((source) => source.reading) ?? false;
  if (isReading !== reading) setReading(isReading);
  const dispatch = useAppDispatch();
  const wasReading = useRef(false);
  // an effect, as nothing but the next answer tells that one was read, which brings jobs and ends some
  useEffect(() => {
    if (wasReading.current && !isReading) void dispatch(readAgain([listOf('Job')]));
    wasReading.current = isReading;
  }, [isReading, dispatch]);
  return (
    <>
      {data ? (
        <Imports sources={data} title={title} />
      ) : isFetching ? (
        <Loading shape="list" rows={2} />
      ) : (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {!isLoading && children}
    </>
  );
};

const Imports = ({ sources, title }: { sources: JobSource[]; title: string }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    list,
    sources.map(({ _id }) => _id),
  );
  const close = (): void => setAsked(null);
  if (sources.length === 0) return null;
  return (
    <Frame component="section" aria-label={title}>
      <h2>{title}</h2>
      <ul ref={list} tabIndex={-1} aria-label={title}>
        {sources.map((source) => (
          <ImportItem key={source._id} source={source} onAsk={setAsked} />
        ))}
      </ul>
      {asked?.what === 'skipped' && <SkippedRows source={asked.source} onClose={close} />}
      {asked?.what === 'remove' && <RemoveImport source={asked.source} onClose={close} />}
    </Frame>
  );
};
