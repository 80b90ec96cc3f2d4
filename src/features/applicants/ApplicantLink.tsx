import type { MouseEvent } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { isPlainClick } from '@/ui/text/isPlainClick';
import { Link } from '@/ui/text/Link';
import { applicantName } from './applicantName';

type ApplicantLinkProps = {
  applicant: Applicant;
  /** The query string that opens the application. */
  search: string;
  isChosen: boolean;
  onOpen: () => void;
};

/** An applicant's name, linked to the application beside the list. */
export const ApplicantLink = ({ applicant, search, isChosen, onOpen }: ApplicantLinkProps) => {
  const open = (event: MouseEvent): void => {
    // leaves modified clicks, which open a new tab or window, to the browser
    if (!isPlainClick(event)) return;
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
