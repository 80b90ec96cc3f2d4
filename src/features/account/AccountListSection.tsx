import Button from '@mui/material/Button';
import { useState, type ComponentType, type ReactNode } from 'react';
import { accountTexts } from '@/texts/auth/account';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { AccountSection } from './AccountSection';

type AccountListSectionProps<T> = {
  title: string;
  /** Shown above the list. */
  intro?: ReactNode;
  query: {
    data?: readonly T[] | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** The usual number of items, for the skeleton. */
  rows: number;
  list: (items: readonly T[]) => ReactNode;
  /** The button that adds an item, and its dialog. */
  add?: { label: string; Dialog: ComponentType<{ onClose: () => void }> };
};

/** A section of the account screen with a list from the host. */
export const AccountListSection = <T,>({
  title,
  intro,
  query: { data, isFetching, isError, refetch },
  rows,
  list,
  add,
}: AccountListSectionProps<T>) => {
  const [adding, setAdding] = useState(false);
  const isLoading = !data && isFetching;
  return (
    <AccountSection title={title}>
      {intro}
      {isLoading && <Loading shape="list" rows={rows} />}
      {!isFetching && (isError || !data) && (
        <EmptyMessage text={accountTexts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {data && !isError && data.length > 0 && list(data)}
      {/* hidden while loading: it would move when the list appears */}
      {add && !isLoading && (
        <div className="actions">
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {add.label}
          </Button>
        </div>
      )}
      {add && adding && <add.Dialog onClose={() => setAdding(false)} />}
    </AccountSection>
  );
};
