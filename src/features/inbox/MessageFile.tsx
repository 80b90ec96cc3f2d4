import { useState } from 'react';
import type { ThreadMessage } from '@/api/jobBoardApi';
import { useReadFile } from '@/api/readFile';
import { inboxTexts } from '@/texts/inbox';
import { AttachIcon } from '@/ui/art/actionIcons';
import { saveFile } from '@/ui/button/SaveFileButton';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { fileSizeText } from '@/ui/text/fileSizeText';

const { thread: texts } = inboxTexts;
const Link = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
});

type MessageFileProps = {
  threadId: string;
  messageId: string;
  file: NonNullable<ThreadMessage['file']>;
};

/** A link that downloads the file attached to a message. */
export const MessageFile = ({ threadId, messageId, file }: MessageFileProps) => {
  const read = useReadFile();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await read('getMessageFile', { id: threadId, messageId }), file.name);
    } catch {
      notify.error(texts.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Link
      type="button"
      aria-label={texts.download(file.name)}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) void download();
      }}
    >
      <AttachIcon size={18} />
      <span dir="auto">{file.name}</span>
      <span className="num">{fileSizeText(file.size)}</span>
    </Link>
  );
};
