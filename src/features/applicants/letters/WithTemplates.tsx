import { useState, type ReactNode } from 'react';
import type { LetterTemplate } from '@/api/jobBoardApi';
import { useGetLetterTemplatesQuery } from '@/api/memberApi';
import { letterTexts } from '@/texts/jobs/letters';
import { PendingDialog } from '@/ui/dialog/PendingDialog';

/** How the dialog opens: at once where it takes another one's place. */
export type Opening = { transitionDuration?: number };

type WithTemplatesProps = {
  /** Of the dialog that `children` make. */
  title: string;
  onClose: () => void;
  children: (templates: readonly LetterTemplate[], opening: Opening) => ReactNode;
};

/** A dialog that needs the employer's templates, and until they are read a skeleton in its place. */
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
