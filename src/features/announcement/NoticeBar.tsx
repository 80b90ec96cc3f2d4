import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHostConfig, type Announcement } from '@/api/hostConfig';
import { tryStorage } from '@/session/tryStorage';
import { announcementTexts as texts } from '@/texts/announcement';
import { CloseIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { AnnouncementText } from './AnnouncementText';

const Bar = styled('aside')(({ theme }) => ({
  backgroundColor: theme.vars.palette.brandSoft,
  color: theme.vars.palette.ink,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  fontSize: theme.typography.dense.fontSize,
  '& .row': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 6 },
  '& p': { flex: 1, minWidth: 0 },
  '& button': { flex: 'none', marginRight: -10 },
}));

/** Also read by public/colour-scheme.js, before the first paint. */
const storageKey = 'jobline-announcement';
/** The longest delay that a browser's timer supports, in milliseconds. */
const maxTimer = 2 ** 31 - 1;

const readClosed = (): string | null => tryStorage(() => localStorage.getItem(storageKey), null);
const never = (): (() => void) => () => undefined;

/** Whether the announcement has ended or was closed in this browser. */
const useIsOver = ({ _id, endsAt }: Announcement): { isOver: boolean; close: () => void } => {
  const now = useNow();
  const [isOver, setIsOver] = useState(endsAt !== null && Date.parse(endsAt) <= now);
  // null while hydrating: the host-rendered page doesn't know this browser
  const isClosed = useSyncExternalStore(never, readClosed, () => null) === _id;
  // a timer is outside React
  useEffect(() => {
    const left = endsAt === null ? maxTimer : Date.parse(endsAt) - Date.now();
    if (left >= maxTimer) return undefined;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  const close = (): void => {
    tryStorage(() => localStorage.setItem(storageKey, _id), undefined);
    setIsOver(true);
    // the button that had the focus is gone
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return { isOver: isOver || isClosed, close };
};

const ShownBar = ({ announcement }: { announcement: Announcement }) => {
  const { isOver, close } = useIsOver(announcement);
  if (isOver) return null;
  return (
    <Bar
      aria-label={texts.label}
      data-screen-only
      sx={{ [`html[data-closed="${announcement._id}"] &`]: { display: 'none' } }}
    >
      <Wrap className="row">
        <AnnouncementText {...announcement} />
        <IconButton aria-label={texts.close} onClick={close}>
          <CloseIcon size={20} />
        </IconButton>
      </Wrap>
    </Bar>
  );
};

/** The site's announcement above the page, until it ends or is closed in this browser. */
export const NoticeBar = () => {
  const { announcement } = useHostConfig();
  return announcement ? <ShownBar announcement={announcement} /> : null;
};
