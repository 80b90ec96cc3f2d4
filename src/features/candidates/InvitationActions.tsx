import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Invitation } from '@/api/jobBoardApi';
import { useAnswerInvitationMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { invitationTexts as texts } from '@/texts/candidates/openToWork';
import { LinkButton } from '@/ui/button/LinkButton';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';
import { useBlock } from './seeker/useBlock';

const Frame = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 14,
  '&:focus': { outline: 'none' },
});

/** The actions on an invitation: answer it until it has ended, open its messages. */
export const InvitationActions = ({ invitation }: { invitation: Invitation }) => {
  const [send, { isLoading }] = useAnswerInvitationMutation();
  const block = useBlock();
  const { _id: id, state, company, usernameEmployer, hasThread } = invitation;
  const frame = useRef<HTMLFieldSetElement>(null);
  // the clicked button is removed with the state it belongs to
  const keepFocus = (): void => frame.current?.focus();
  const answer = async (said: 'yes' | 'no'): Promise<void> => {
    if (isLoading) return;
    try {
      await send({ id, invitationAnswer: { answer: said } }).unwrap();
      notify.success(said === 'yes' ? texts.accepted(company) : texts.declined(company));
      keepFocus();
    } catch (error) {
      notify.error(refusalText(error, texts.answerFailed));
    }
  };
  return (
    <Frame ref={frame} aria-label={company} tabIndex={-1}>
      {state === 'sent' && (
        <>
          <Button onClick={() => void answer('yes')}>{texts.yes}</Button>
          <Button variant="outlined" onClick={() => void answer('no')}>
            {texts.no}
          </Button>
        </>
      )}
      {hasThread && (
        <LinkButton to={paths.thread(id)} variant={state === 'sent' ? 'outlined' : 'contained'}>
          {state === 'accepted' ? texts.write : texts.messages}
        </LinkButton>
      )}
      {state === 'accepted' && (
        <Button variant="outlined" onClick={() => void answer('no')}>
          {texts.takeBack}
        </Button>
      )}
      {state !== 'ended' && (
        <Button
          variant="text"
          onClick={() => void block(usernameEmployer, texts.blocked(company)).then(keepFocus)}
        >
          {texts.block(company)}
        </Button>
      )}
    </Frame>
  );
};
