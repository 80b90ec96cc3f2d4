import { useId } from 'react';
import type { ApplicationDetails } from '@/api/jobBoardApi';
import { MessageThread } from '@/features/inbox/MessageThread';
import { useMarkThreadRead } from '@/features/inbox/useMarkThreadRead';
import { useMessageForm } from '@/features/inbox/useMessageForm';
import { applicationTexts } from '@/texts/jobs/applications';
import { SendIcon } from '@/ui/art/actionIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';

const { messages: texts } = applicationTexts.mine;
/** Maximum length of a message, in characters, as in the contract. */
const messageLimit = 4000;

const Frame = styled(Card)(({ theme }) => ({
  overflow: 'hidden',
  '& > .head': { padding: '20px 24px 18px' },
  '& h2': { ...theme.typography.h4 },
  '& .with, & .closed': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
  '& .closed, & .empty': { padding: '16px 24px' },
  '& .empty': {
    color: theme.vars.palette.ink2,
    borderBlock: `1px solid ${theme.vars.palette.line}`,
    backgroundColor: theme.vars.palette.sunk,
  },
}));
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '18px 24px',
  '& .row': {
    display: 'flex',
    gap: 12,
    alignItems: 'flex-start',
    '& > div:first-of-type': { flex: 1 },
  },
  // overrides the field's own min-height by specificity
  '& .row textarea': { minHeight: 46 },
  [theme.breakpoints.down('sm')]: {
    padding: 16,
    '& .row': { flexDirection: 'column', alignItems: 'stretch' },
  },
}));

type WriterProps = { application: ApplicationDetails; username: string };
const Writer = ({ application, username }: WriterProps) => {
  const { form } = useMessageForm(application._id, username);
  return (
    <Form {...form.form}>
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <div className="row">
        <TextArea
          {...form.field('text')}
          label={texts.label}
          hideLabel
          placeholder={texts.label}
          required
          rows={1}
          maxLength={messageLimit}
          dir="auto"
        />
        <SubmitButton busy={form.busy} variant="outlined" startIcon={<SendIcon size={18} />}>
          {texts.send}
        </SubmitButton>
      </div>
    </Form>
  );
};

/**
 * The message thread with the employer, and a form to write; no form once the application is
 * withdrawn.
 */
export const Messages = ({
  application,
  username,
}: {
  application: ApplicationDetails;
  username: string;
}) => {
  const id = useId();
  const { messages, state, companyname, unread = 0 } = application;
  useMarkThreadRead(application._id, messages, unread);
  return (
    <Frame component="section" aria-labelledby={id} id="messages">
      <div className="head">
        <h2 id={id}>{texts.title}</h2>
        <p className="with" dir="auto">
          {texts.with(companyname || applicationTexts.employer)}
        </p>
      </div>
      {messages.length === 0 ? (
        <p className="empty">{texts.empty}</p>
      ) : (
        <MessageThread threadId={application._id} messages={messages} side="jobseeker" />
      )}
      {state === 'withdrawn' ? (
        <p className="closed">{texts.closed}</p>
      ) : (
        <Writer application={application} username={username} />
      )}
    </Frame>
  );
};
