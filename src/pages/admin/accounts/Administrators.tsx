import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import type { Admins } from '@/api/jobBoardApi';
import { useGetAdminsQuery } from '@/api/memberApi';
import { EndAdmin } from '@/features/administrators/EndAdmin';
import { InviteAdmin } from '@/features/administrators/InviteAdmin';
import { WithdrawInvitation } from '@/features/administrators/WithdrawInvitation';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { administratorsTexts as texts } from '@/texts/admin/administrators';
import { PlusIcon } from '@/ui/art/actionIcons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { CardRows } from '@/ui/listDetail/CardRows';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { Chip } from '@/ui/text/Chip';
import { dateText } from '@/ui/text/dateTexts';

const People = styled(CardRows)({ marginTop: 24, maxWidth: 760 });

const sinceText = ({ createdAt, seenAt }: Admins['items'][number]): string =>
  [texts.since(dateText(createdAt)), ...(seenAt ? [texts.seen(dateText(seenAt))] : [])].join(', ');

const List = ({ onInvite }: { onInvite: () => HTMLElement | null }) => {
  const { data, isFetching, isError, refetch } = useGetAdminsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const rows = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    rows,
    onInvite,
    [...(data?.items ?? []), ...(data?.invitations ?? [])].map(({ _id }) => _id),
  );
  if (!data && isFetching) return <Loading shape="list" rows={3} />;
  if (!data || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  if (data.items.length === 0) return <EmptyMessage text={texts.empty} />;
  return (
    <People ref={rows}>
      {data.items.map((admin) => (
        <li key={admin._id}>
          <Card>
            <InitialsTile name={admin.adminname} size={44} />
            <div className="who">
              <h2 dir="auto">{admin.adminname}</h2>
              <p>{sinceText(admin)}</p>
            </div>
            {admin.you ? <Chip tone="brand">{texts.you}</Chip> : <EndAdmin admin={admin} />}
          </Card>
        </li>
      ))}
      {data.invitations.map(({ _id, adminname, invitedBy, expiresAt }) => (
        <li key={_id}>
          <Card>
            <InitialsTile name={adminname} size={44} />
            <div className="who">
              <h2 dir="auto">{adminname}</h2>
              <p>
                <bdi>{texts.invitedBy(invitedBy, dateText(expiresAt))}</bdi>
              </p>
            </div>
            <Chip tone="amber">{texts.invited}</Chip>
            <WithdrawInvitation invitation={{ _id, adminname, invitedBy, expiresAt }} />
          </Card>
        </li>
      ))}
    </People>
  );
};

/** The board's administrators: each can invite others and remove any but the last one. */
export const Administrators = () => {
  const [inviting, setInviting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const inviteButton = useCallback(() => button.current, []);
  return (
    <OwnHostOnly>
      <Page title={texts.title}>
        <Wrap sx={{ pt: 4 }}>
          <HeadingRow>
            <PageHeading>{texts.title}</PageHeading>
            <Button
              ref={button}
              size="small"
              variant="outlined"
              startIcon={<PlusIcon size={18} />}
              onClick={() => setInviting(true)}
            >
              {texts.invite.button}
            </Button>
          </HeadingRow>
          <List onInvite={inviteButton} />
          {inviting && <InviteAdmin onClose={() => setInviting(false)} />}
        </Wrap>
      </Page>
    </OwnHostOnly>
  );
};
