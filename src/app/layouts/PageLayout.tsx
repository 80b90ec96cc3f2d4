import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { layoutTexts } from '@contract/texts/layout';
import { LogOutProvider } from '@/features/auth/LogOutContext';
import { Footer } from './Footer';
import { SessionHeader } from './SessionHeader';

// a wide screen (ui/Wrap) widens header and footer with it
const Frame = styled('div')({
  minHeight: '100dvh', display: 'flex', flexDirection: 'column',
  '&:has(main [data-wide])': { '--page-width': '1408px' },
});
const Main = styled('main')({ flex: 1, minWidth: 0, display: 'flow-root' });
const Skip = styled('a')(({ theme }) => ({
  position: 'fixed', top: 12, left: 12, zIndex: 20, padding: '12px 20px', borderRadius: 10, fontWeight: 650,
  backgroundColor: theme.vars.palette.brand, color: theme.vars.palette.brandInk, transform: 'translateY(-200%)', '&:focus': { transform: 'none' },
}));

/** The frame of every open screen: skip link, header, the screen, footer. A screen brings its own Wrap. */
export const PageLayout = () => (
  <LogOutProvider>
    <Frame>
      <Skip href="#main" data-screen-only>{layoutTexts.skip}</Skip>
      <SessionHeader />
      <Main id="main" tabIndex={-1}><Outlet /></Main>
      <Footer />
    </Frame>
  </LogOutProvider>
);
