import Button from '@mui/material/Button';

/** Opens the report dialog; inconspicuous, since few need it. */
export const ReportButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button
    variant="text"
    size="small"
    data-screen-only
    aria-haspopup="dialog"
    sx={{ justifySelf: 'start', color: 'ink2', ml: '-10px' }}
    onClick={onClick}
  >
    {text}
  </Button>
);
