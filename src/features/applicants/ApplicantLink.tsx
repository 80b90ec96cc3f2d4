import type { MouseEvent } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { Link } from '@/ui/text/Link';
import { applicantName } from './applicantName';

type ApplicantLinkProps = {
  applicant: Applicant;
  /** The URL's query that opens the application. */
  search: string;
  isChosen: boolean;
  onOpen: () => void;
};

/** An applicant's name, which opens the application beside the list. */
export const ApplicantLink = ({ applicant, search, isChosen, onOpen }: ApplicantLinkProps) => {
  const open = (event: MouseEvent): void => {
    // another tab or window is the browser's
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      dir="auto"
      to={{ search }}
      onClick={open}
      data-applicant={applicant._id}
      aria-current={isChosen || undefined}
    >
      {applicantName(applicant)}
    </Link>
  );
};
