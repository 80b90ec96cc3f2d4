import type { InboxItem } from '@/api/jobBoardApi';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { inboxTexts as texts } from '@/texts/inbox';
import { BellIcon } from '@/ui/art/actionIcons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { Tile } from '@/ui/art/Tile';
import { styled } from '@/ui/styled';
import { nearDayText, timeText } from '@/ui/text/dayTexts';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { answerText, kindText, lineText, titleText } from './itemTexts';

const Row = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& a': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gap: '0 14px',
    padding: '14px 20px 14px 28px',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    '&:hover': { backgroundColor: theme.vars.palette.sunk },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      backgroundColor: theme.vars.palette.brandSoft,
      boxShadow: `inset 3px 0 ${theme.vars.palette.brand}`,
    },
    '& > .picture': { gridRow: '1 / 4', alignSelf: 'start', marginTop: 2 },
  },
  '& .kind': { fontSize: theme.typography.caption.fontSize, fontWeight: 600 },
  '& time': { fontSize: theme.typography.caption.fontSize, whiteSpace: 'nowrap' },
  '& .title': { gridColumn: '2 / 4', fontSize: theme.typography.dense.fontSize },
  '& .line': {
    gridColumn: '2 / 4',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .unread': {
    '& .kind': { color: theme.vars.palette.brandText },
    '& .title': { color: theme.vars.palette.ink, fontWeight: 650 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 11,
      top: 30,
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.brand,
    },
  },
  '& .hidden': { position: 'absolute', clipPath: 'inset(50%)' },
}));

const Picture = ({ item }: { item: InboxItem }) => {
  const { kind, name = '', companyname, companyLogo, jobtitle = '' } = item;
  if (kind === 'alert')
    return (
      <Tile tone={6} size={40}>
        <BellIcon size={20} />
      </Tile>
    );
  // employers get messages and answers from applicants
  const isPerson = kind === 'message' || answerText(item) !== undefined;
  if (companyLogo === undefined && isPerson)
    return <InitialsTile name={name || companyname || jobtitle} size={40} />;
  return (
    <CompanyTile
      job={{ jobtitle, ...(companyname && { companyname }), ...(companyLogo && { companyLogo }) }}
      size={40}
    />
  );
};

type InboxRowProps = {
  item: InboxItem;
  /** The query string that opens the item. */
  search: string;
  isOpen: boolean;
};

/** A row of the inbox. */
export const InboxRow = ({ item, search, isOpen }: InboxRowProps) => {
  const now = useNow();
  const day = nearDayText(item.at, now);
  return (
    <Row>
      <Link
        to={{ search }}
        className={item.isRead ? undefined : 'unread'}
        aria-current={isOpen || undefined}
      >
        <span className="picture">
          <Picture item={item} />
        </span>
        <span className="kind">
          {!item.isRead && <span className="hidden">{texts.unreadMark}</span>}
          {kindText(item)}
        </span>
        <time className="num" dateTime={item.at}>
          {day === 'today' ? timeText(item.at) : day}
        </time>
        <span className="title num" dir="auto">
          {titleText(item)}
        </span>
        <span className="line num" dir="auto">
          {lineText(item)}
        </span>
      </Link>
    </Row>
  );
};
