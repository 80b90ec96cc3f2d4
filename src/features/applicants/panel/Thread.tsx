import type { ApplicantDetails } from '@/api/jobBoardApi';
import { useSendMessageMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { useCompany } from '@/features/companies/useCompany';
import { MessageFile } from '@/features/inbox/MessageFile';
import { useMarkThreadRead } from '@/features/inbox/useMarkThreadRead';
import { messageDraft } from '@/features/inbox/useMessageForm';
import { applicantTexts } from '@/texts/jobs/applicants';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { localMomentText } from '@/ui/text/dateTexts';
import { PanelSection } from './PanelSection';
import type { DraftOf } from './useDrafts';
import { WordsForm } from './WordsForm';

const { thread: texts } = applicantTexts;
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginBottom: 14,
  '& > li': {
    maxWidth: '88%',
    padding: '8px 12px',
    borderRadius: theme.shape.radius.lg,
    backgroundColor: theme.vars.palette.sunk,
  },
  '& > .own': { justifySelf: 'end', backgroundColor: theme.vars.palette.brandSoft },
  '& .by': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
}));

type ThreadProps = { details: ApplicantDetails; draftOf: DraftOf; readsOnly: boolean };

/** The messages between employer and applicant, with a form to write one. */
export const Thread = ({ details, draftOf, readsOnly }: ThreadProps) => {
  const { _id: id, messages, unread, state } = details;
  const { hasColleagues, mayAct } = useCompany();
  const [sendMessage] = useSendMessageMutation();
  useMarkThreadRead(id, messages, mayAct ? unread : 0);
  const send = async (text: string): Promise<string | null> => {
    try {
      await sendMessage({ id, messageInput: { text } }).unwrap();
      notify.success(texts.sent);
      return null;
    } catch (error) {
      return refusalText(error, texts.failed);
    }
  };
  return (
    <PanelSection title={texts.title}>
      {messages.length === 0 && <p className="mute">{texts.none}</p>}
      <List>
        {messages.map(({ _id, from, name, text, file, createdAt }) => (
          <li key={_id} className={from === 'employer' ? 'own' : ''}>
            <p className="words" dir="auto">
              {text}
            </p>
            {file && <MessageFile threadId={id} messageId={_id} file={file} />}
            <p className="by num">
              {from === 'employer' && !hasColleagues ? texts.you : name},{' '}
              {localMomentText(Date.parse(createdAt))}
            </p>
          </li>
        ))}
      </List>
      {state !== 'withdrawn' && !readsOnly && (
        <WordsForm
          key={id}
          label={texts.label}
          submit={texts.send}
          missing={texts.missing}
          draft={draftOf(messageDraft(id))}
          onSend={send}
        />
      )}
    </PanelSection>
  );
};
