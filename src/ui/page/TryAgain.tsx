import Button from '@mui/material/Button';
import { commonTexts } from '@/texts/common';
import { RetryIcon } from '@/ui/art/icons';

/** A button that retries a failed read. */
export const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outlined" size="small" onClick={onClick} startIcon={<RetryIcon size={18} />}>
    {commonTexts.tryAgain}
  </Button>
);
