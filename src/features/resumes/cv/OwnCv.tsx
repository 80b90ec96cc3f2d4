import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetCvQuery, useGetJobSeekerQuery } from '@/api/memberApi';
import { ownCvTexts } from '@/texts/profiles/cv';
import { EditIcon, PrintIcon } from '@/ui/art/actionIcons';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { EditCv } from './EditCv';
import { ShownCv } from './ShownCv';
import { hasCvDraft } from './useCvForm';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  maxWidth: 840,
  margin: '40px auto 28px',
  '& p': { marginTop: 8, color: theme.vars.palette.ink2, maxWidth: '60ch' },
  '& .buttons': { display: 'flex', gap: 12 },
}));

/** The logged-in job seeker's CV: as it prints, or its form. Our own host only. */
export const OwnCv = ({ username }: { username: string }) => {
  const seeker = useGetJobSeekerQuery({ usernamejobseek: username });
  const cv = useGetCvQuery();
  const [isEditing, setIsEditing] = useState(() => hasCvDraft(username));
  const [wasEdited, setWasEdited] = useState(false);
  const showForm = (shows: boolean): void => {
    setIsEditing(shows);
    setWasEdited(!shows);
    window.scrollTo(0, 0);
  };
  const shown = seeker.currentData && cv.data && { seeker: seeker.currentData, cv: cv.data };
  if (shown && isEditing)
    return <EditCv cv={shown.cv} username={username} onDone={() => showForm(false)} />;
  const retry = (): void => {
    if (seeker.isError) void seeker.refetch();
    if (cv.isError) void cv.refetch();
  };
  return (
    <>
      <Head data-screen-only>
        <div>
          <PageHeading takeFocus={wasEdited}>{ownCvTexts.title}</PageHeading>
          <p>{ownCvTexts.lead}</p>
        </div>
        {shown && (
          <div className="buttons">
            <Button
              variant="outlined"
              startIcon={<EditIcon size={18} />}
              onClick={() => showForm(true)}
            >
              {ownCvTexts.edit}
            </Button>
            <Button startIcon={<PrintIcon size={18} />} onClick={() => window.print()}>
              {ownCvTexts.print}
            </Button>
          </div>
        )}
      </Head>
      {shown ? (
        <ShownCv {...shown} />
      ) : seeker.isFetching || cv.isFetching ? (
        <Loading shape="page" />
      ) : (
        <EmptyMessage text={ownCvTexts.failed}>
          <TryAgain onClick={retry} />
        </EmptyMessage>
      )}
    </>
  );
};
