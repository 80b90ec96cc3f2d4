import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { EditableJobs } from '@/features/jobs/editing/EditableJobs';
import { EditJob } from '@/features/jobs/editing/EditJob';
import { useMayEdit } from '@/features/jobs/editing/useMayEdit';
import { useOwnJobs } from '@/features/jobs/own/useOwnJobs';
import { isSameUsername } from '@/session/isSameUsername';
import { useSession } from '@/session/useSession';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { Loading } from '@/ui/page/Loading';
import { Page } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

const headingOf = (usernameEmployer: string, own: string | null): string => {
  if (usernameEmployer === '') return jobEditTexts.nobody;
  return own !== null && isSameUsername(own, usernameEmployer)
    ? jobEditTexts.own
    : jobEditTexts.of(usernameEmployer);
};

/**
 * An employer's jobs with inline edit (spec §2.9), public. The username comes from the URL,
 * otherwise from the session; on our own host only the employer itself gets the edit controls.
 */
export const EmployerJobs = () => {
  const { usernameEmployer: named } = useParams();
  const { usernameEmployer: own, restored } = useSession();
  if (!restored)
    return (
      <Page title={jobEditTexts.own}>
        <Wrap sx={{ pt: 5 }}>
          <Loading shape="page" />
        </Wrap>
      </Page>
    );
  return <Jobs key={named ?? ''} initialUsername={named ?? own ?? ''} />;
};

const Jobs = ({ initialUsername }: { initialUsername: string }) => {
  // keeps the job being edited on the screen if the session ends
  const [usernameEmployer] = useState(initialUsername);
  const { usernameEmployer: own } = useSession();
  const list = useOwnJobs(usernameEmployer);
  const mayEdit = useMayEdit(usernameEmployer);
  // the job at the time the form opened: refetching it doesn't change the form
  const [editing, setEditing] = useState<Job>();
  const [editedId, setEditedId] = useState<string>();
  if (editing) {
    const end = (): void => {
      setEditedId(editing._id);
      setEditing(undefined);
    };
    return <EditJob key={editing._id} job={editing} inline onSaved={end} onCancel={end} />;
  }
  const heading = headingOf(usernameEmployer, own);
  return (
    <Page title={heading}>
      {own !== null && isSameUsername(own, usernameEmployer) && <EmployerTabs />}
      <Wrap>
        <EditableJobs
          {...{ heading, list, usernameEmployer, mayEdit, editedId }}
          onEdit={setEditing}
        />
      </Wrap>
    </Page>
  );
};
