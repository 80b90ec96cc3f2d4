import type { ReactNode } from 'react';
import { useGetHiddenQuery, useHideMutation, useUnhideMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { hiddenTexts } from '@/texts/jobs/hidden';
import type { Hiding } from './hiding';

const none: Hiding['items'] = [];
const attempt = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return '';
  } catch (error) {
    const { status, message } = readApiError(error);
    return (status === 409 || status === 429) && message ? message : hiddenTexts.notDone;
  }
};

/** Provides what a job seeker has hidden in their account, on our host only. */
export const AccountHiding = ({ children }: { children: (hiding: Hiding) => ReactNode }) => {
  const { data } = useGetHiddenQuery();
  const [hide] = useHideMutation();
  const [unhide] = useUnhideMutation();
  return children({
    items: data?.items ?? none,
    isOnDevice: false,
    hide: ({ kind, key }) => attempt(hide({ kind, key }).unwrap()),
    unhide: ({ kind, key }) => attempt(unhide({ kind, key }).unwrap()),
  });
};
