import { useState, type ReactNode } from 'react';
import type { LetterTemplate } from '@/api/jobBoardApi';
import { useGetLetterTemplatesQuery } from '@/api/memberApi';
import { letterTexts } from '@/texts/jobs/letters';
import { PendingDialog } from '@/ui/dialog/PendingDialog';

/** How the dialog opens: without a transition if it replaces the loading dialog. */
export type Opening = { transitionDuration?: number };

type WithTemplatesProps = {
  /** The title of the dialog that `children` returns. */
  title: string;
  onClose: () => void;
  children: (templates: readonly LetterTemplate[], opening: Opening) => ReactNode;
};

/**
 * Wraps a dialog that needs the employer's templates; shows a placeholder dialog while they load.
 */
export const WithTemplates = ({ title, onClose, children }: WithTemplatesProps) => {
  const { data, isFetching, refetch } = useGetLetterTemplatesQuery();
  const [wasRead] = useState(data !== undefined);
  if (data) return children(data, wasRead ? {} : { transitionDuration: 0 });
  return (
    <PendingDialog
      title={title}
      maxWidth="md"
      failed={isFetching ? undefined : letterTexts.templates.notLoaded}
      onTryAgain={() => void refetch()}
      onClose={onClose}
    />
  );
};
