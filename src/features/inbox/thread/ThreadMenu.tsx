import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import type { Thread } from '@/api/jobBoardApi';
import { useBlockThreadMutation, useUnblockThreadMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { inboxTexts } from '@/texts/inbox';
import { DotsIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { notify } from '@/ui/notify/notify';
import type { AccountRole } from '@contract/accountFields';
import { ReportThread } from './ReportThread';

const { thread: texts } = inboxTexts;

/** The menu to block or unblock the other side of a thread, and to report their messages. */
export const ThreadMenu = ({ thread, role }: { thread: Thread; role: AccountRole }) => {
  const { _id: id, other, isBlocked, messages } = thread;
  const name = other || texts.gone;
  const anchor = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'block' | 'report'>();
  const [block, { isLoading }] = useBlockThreadMutation();
  const [unblock] = useUnblockThreadMutation();
  const close = (): void => setShown(undefined);
  const change = async (): Promise<void> => {
    try {
      await (isBlocked ? unblock({ id }) : block({ id })).unwrap();
      notify.success(isBlocked ? texts.unblocked(name) : texts.blocked(name));
    } catch (error) {
      notify.error(refusalText(error, texts.changeFailed));
    } finally {
      close();
    }
  };
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      >
        <DotsIcon />
      </IconButton>
      <Menu open={shown === 'menu'} anchorEl={() => anchor.current} onClose={close}>
        <MenuItem onClick={() => (isBlocked ? void change() : setShown('block'))}>
          {isBlocked ? texts.unblock : texts.block}
        </MenuItem>
        {messages.some(({ from }) => from !== role) && (
          <MenuItem onClick={() => setShown('report')}>{texts.report}</MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={shown === 'block'}
        text={texts.blockQuestion(name)}
        detail={role === 'jobseeker' ? texts.blockEmployerText : texts.blockText}
        confirmLabel={texts.block}
        busy={isLoading}
        onConfirm={() => void change()}
        onCancel={close}
      />
      {shown === 'report' && <ReportThread id={id} onClose={close} />}
    </>
  );
};
