import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ApplicantDetails } from '@/api/jobBoardApi';
import {
  useReadApplicationMessagesMutation,
  useSendApplicationMessageMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { applicantTexts } from '@/texts/jobs/applicants';
import { notify } from '@/ui/notify/notify';
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

/** Marks what the applicant wrote as read, once it is shown. */
const useReadMessages = ({ _id: id, unread }: ApplicantDetails): void => {
  const [readMessages] = useReadApplicationMessagesMutation();
  // an effect, as showing them is reading them
  useEffect(() => {
    // a failure is logged by the listeners, and they stay unread
    if (unread > 0) void readMessages({ id });
  }, [id, unread, readMessages]);
};

/** The messages between employer and applicant, with a form for the next. */
export const Thread = ({ details, draftOf }: { details: ApplicantDetails; draftOf: DraftOf }) => {
  const { _id: id, messages, state } = details;
  const [sendMessage] = useSendApplicationMessageMutation();
  useReadMessages(details);
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
        {messages.map(({ _id, from, name, text, createdAt }) => (
          <li key={_id} className={from === 'employer' ? 'own' : ''}>
            <p className="words" dir="auto">
              {text}
            </p>
            <p className="by num">
              {from === 'employer' ? texts.you : name}, {localMomentText(Date.parse(createdAt))}
            </p>
          </li>
        ))}
      </List>
      {state !== 'withdrawn' && (
        <WordsForm
          key={id}
          label={texts.label}
          submit={texts.send}
          missing={texts.missing}
          draft={draftOf(`${id}/message`)}
          onSend={send}
        />
      )}
    </PanelSection>
  );
};
