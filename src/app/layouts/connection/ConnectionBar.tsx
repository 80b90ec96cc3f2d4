import { styled } from '@/ui/styled';

const Bar = styled('output')(({ theme }) => ({
  '& > span': {
    display: 'block',
    padding: '10px 16px',
    textAlign: 'center',
    fontWeight: 600,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.amberText,
    backgroundColor: theme.vars.palette.amberSoft,
  },
}));

/** The bar about the connection above every screen; empty if there is no text. */
export const ConnectionBar = ({ text }: { text: string | null }) => (
  <Bar data-screen-only>{text && <span>{text}</span>}</Bar>
);
