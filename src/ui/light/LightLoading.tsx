import { keyframes } from '@mui/material/styles';
import { loadingWith } from '@/ui/page/loadingWith';
import { styled } from '@/ui/styled';
import { LightCard } from './LightCard';

const pulse = keyframes`50% { opacity: .4; }`;
const Shape = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.line,
  animation: `${pulse} 2s ease-in-out .5s infinite`,
}));

/**
 * The skeleton of visitors' pages and of screens whose script is loading. MUI's (ui/page/Loading,
 * which looks the same) would add 1 kB gzip to the script of every landing page.
 */
export const LightLoading = loadingWith({ Shape, Sheet: LightCard });
