import { useState } from 'react';
import {
  useDeleteLinkedJobAlertMutation,
  useGetLinkedJobAlertQuery,
  useUpdateLinkedJobAlertMutation,
} from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { alertTexts } from '@/texts/search/alerts';
import { FormAlert } from '@/ui/form/FormAlert';
import { Card } from '@/ui/page/Card';
import { Loading } from '@/ui/page/Loading';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { AlertCard } from './AlertCard';

const { link: texts } = alertTexts;
const Frame = styled('div')({ display: 'grid', gap: 16, marginTop: 24 });

/** The alert that an emailed link leads to, with controls to edit, pause, stop and delete it. */
export const LinkedAlert = ({ linkKey }: { linkKey: string }) => {
  const [remove] = useDeleteLinkedJobAlertMutation();
  // kept in state, since the cache may be reset in the meantime
  const [isRemoved, setRemoved] = useState(false);
  const { data, error, isFetching } = useGetLinkedJobAlertQuery(
    { key: linkKey },
    { skip: isRemoved },
  );
  const [update, { isLoading }] = useUpdateLinkedJobAlertMutation();
  if (isRemoved)
    return (
      <LinkDone
        text={alertTexts.remove.done}
        to={paths.jobListing()}
        label={alertTexts.list.find}
      />
    );
  if (!data && isFetching) return <Loading shape="list" rows={1} />;
  if (!data)
    return (
      <Frame>
        <FormAlert>{refusalText(error, alertTexts.failed)}</FormAlert>
      </Frame>
    );
  return (
    <Frame>
      <Card>
        <AlertCard
          alert={data}
          busy={isLoading}
          change={(jobAlertChange) => update({ key: linkKey, jobAlertChange }).unwrap()}
          remove={async () => {
            await remove({ key: linkKey }).unwrap();
            setRemoved(true);
          }}
        />
      </Card>
      {data.state !== 'stopped' && (
        <p>
          <TextLink to={`${paths.jobAlert()}#${linkKey}.stop`}>{texts.unsubscribe}</TextLink>
        </p>
      )}
    </Frame>
  );
};
