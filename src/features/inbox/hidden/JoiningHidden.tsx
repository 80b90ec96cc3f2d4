import { useEffect } from 'react';
import { useAppStore, type AppDispatch } from '@/api/hooks';
import { memberApi } from '@/api/memberApi';
import { limits } from '@contract/limits';
import { joinQueue } from '../device/joinQueue';
import { forgetVisitors, readDevice, without } from './deviceHidden';
import type { NamedItem } from './hiding';

const { joinHidden } = memberApi.endpoints;

/**
 * Sends what a visitor has hidden to the account in batches, and removes accepted items from the
 * device. Items that fail or don't fit stay for the next time.
 */
const joinAccount = async (dispatch: AppDispatch, isStillMe: () => boolean): Promise<void> => {
  const sent: Pick<NamedItem, 'kind' | 'key'>[] = [];
  for (;;) {
    // another user may have logged in since
    if (!isStillMe()) return;
    const items = without(readDevice(''), sent)
      .slice(0, limits.joinedAtOnce)
      .map(({ kind, key }) => ({ kind, key }));
    if (items.length === 0) return;
    const { data } = await dispatch(
      joinHidden.initiate({ hiddenItemsInput: { items } }, { track: false }),
    );
    if (!data) return;
    sent.push(...items);
    forgetVisitors(without(items, data.left));
  }
};

const enqueue = joinQueue();

/** Moves what is hidden on the device to the account, once. */
export const JoiningHidden = ({ username }: { username: string }) => {
  const store = useAppStore();
  // an effect, because the device's storage and the host are outside React
  useEffect(() => {
    enqueue(username, () =>
      joinAccount(store.dispatch, () => store.getState().session.usernamejobseek === username),
    );
  }, [store, username]);
  return null;
};
