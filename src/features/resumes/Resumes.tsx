import { useRef } from 'react';
import type { Resume } from '@/api/jobBoardApi';
import { useGetResumesQuery } from '@/api/memberApi';
import { resumeTexts } from '@/texts/profiles/resumes';
import { FormAlert } from '@/ui/form/FormAlert';
import { notify } from '@/ui/notify/notify';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { limits } from '@contract/limits';
import { ResumeRow } from './ResumeRow';
import { UploadResume } from './UploadResume';
import { useSendResume } from './useSendResume';

const Lead = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));
const Frame = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * "Your CVs" in the job seeker's profile: upload, replace, rename, delete, set the default. Our own
 * host only.
 */
export const Resumes = () => {
  const { data: resumes, isError, isFetching, refetch } = useGetResumesQuery();
  const { send, isBusy, problem } = useSendResume();
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    list,
    // the upload button
    () => frame.current?.querySelector('button'),
    (resumes ?? []).map(({ _id }) => _id),
  );
  const take = async (file: File, replaces?: Resume): Promise<void> => {
    const stored = await send(file, replaces);
    if (stored)
      notify.success(replaces ? resumeTexts.replaced(stored.name) : resumeTexts.added(stored.name));
  };
  return (
    <ProfileSection title={resumeTexts.title}>
      <Frame ref={frame}>
        <Lead>{resumes?.length === 0 ? resumeTexts.empty : resumeTexts.lead}</Lead>
        {!resumes && isFetching && <Loading shape="list" rows={2} />}
        {!resumes && isError && !isFetching && (
          <EmptyMessage text={resumeTexts.failed}>
            <TryAgain onClick={() => void refetch()} />
          </EmptyMessage>
        )}
        {resumes && resumes.length > 0 && (
          <ul ref={list}>
            {resumes.map((resume) => (
              <ResumeRow
                key={resume._id}
                resume={resume}
                busy={isBusy}
                onReplace={(file) => void take(file, resume)}
              />
            ))}
          </ul>
        )}
        {resumes && (
          <UploadOrFull
            resumes={resumes}
            busy={isBusy}
            problem={problem}
            onFile={(file) => void take(file)}
          />
        )}
      </Frame>
    </ProfileSection>
  );
};

type UploadOrFullProps = {
  resumes: readonly Resume[];
  busy: boolean;
  problem: string | null;
  onFile: (file: File) => void;
};
const UploadOrFull = ({ resumes, ...upload }: UploadOrFullProps) => {
  if (resumes.length < limits.resumes)
    return (
      <UploadResume
        label={resumes.length === 0 ? resumeTexts.upload : resumeTexts.another}
        {...upload}
      />
    );
  return (
    <>
      {upload.problem !== null && <FormAlert>{upload.problem}</FormAlert>}
      {upload.busy && <output>{resumeTexts.busy}</output>}
      <Lead>{resumeTexts.full}</Lead>
    </>
  );
};
