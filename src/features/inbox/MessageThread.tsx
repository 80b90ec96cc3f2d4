import { Fragment } from 'react';
import type { ThreadMessage } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { styled } from '@/ui/styled';
import { calendarDay, nearDayText, timeText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { MessageFile } from './MessageFile';

const { messages: texts } = applicationTexts.mine;
const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: '22px 24px',
  borderBlock: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.sunk,
  '& .day': {
    textAlign: 'center',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  '& .message': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    gap: '4px 12px',
    maxWidth: '86%',
    justifySelf: 'start',
  },
  '& .message > span': { gridRow: '1 / 3', alignSelf: 'end' },
  '& .text': {
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: '14px 14px 14px 4px',
    backgroundColor: theme.vars.palette.card,
    fontSize: theme.typography.dense.fontSize,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& .about': {
    gridColumn: 2,
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
  '& .mine': {
    justifySelf: 'end',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .text': {
      borderRadius: '14px 14px 4px 14px',
      borderColor: theme.vars.palette.brand,
      backgroundColor: theme.vars.palette.brand,
      color: theme.vars.palette.brandInk,
    },
    '& .about': { gridColumn: 1, textAlign: 'end' },
  },
  [theme.breakpoints.down('sm')]: { '& .message': { maxWidth: '100%' } },
}));

type MessageThreadProps = {
  threadId: string;
  messages: readonly ThreadMessage[];
  /** The side that the current user is on. */
  side: ThreadMessage['from'];
};

/** The messages of a thread, grouped by day, oldest first. */
export const MessageThread = ({ threadId, messages, side }: MessageThreadProps) => {
  const now = useNow();
  const dayOf = (message: ThreadMessage | undefined) =>
    message && calendarDay(Date.parse(message.createdAt));
  return (
    <List aria-label={texts.log}>
      {messages.map((message, index) => {
        const isMine = message.from === side;
        return (
          <Fragment key={message._id}>
            {dayOf(message) !== dayOf(messages[index - 1]) && (
              <li className="day num">{nearDayText(message.createdAt, now)}</li>
            )}
            <li className={isMine ? 'message mine' : 'message'}>
              {!isMine && <InitialsTile name={message.name} size={36} round />}
              <div className="text" dir="auto">
                {message.text}
                {message.file && (
                  <div>
                    <MessageFile threadId={threadId} messageId={message._id} file={message.file} />
                  </div>
                )}
              </div>
              <p className="about num">
                <bdi>{isMine ? texts.you : message.name}</bdi>, {timeText(message.createdAt)}
                {isMine && message.readAt !== undefined && ` · ${texts.read}`}
              </p>
            </li>
          </Fragment>
        );
      })}
    </List>
  );
};
