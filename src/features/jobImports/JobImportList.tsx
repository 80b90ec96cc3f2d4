import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { invalidateChangedTags } from '@/api/invalidateChangedTags';
import type { JobSource } from '@/api/jobBoardApi';
import { useGetJobSourcesQuery } from '@/api/memberApi';
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

/** The polling interval while an import is being read, in milliseconds. */
const pollInterval = 2000;

type JobImportListProps = {
  /** The employer whose imports an administrator sees; employers see their own. */
  employerId?: string;
  title?: string;
  /** Rendered below the list once it is loaded, so that buttons there don't move. */
  children: ReactNode;
};
/** An employer's imports with their states; renders nothing if there are none. */
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
  // an effect, since only the next poll tells that an import was read, which adds and ends jobs
  useEffect(() => {
    if (wasReading.current && !isReading) void dispatch(invalidateChangedTags([listOf('Job')]));
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
