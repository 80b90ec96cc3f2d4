import { Outlet } from 'react-router-dom';
import { styled } from '@/ui/styled';
import { ConnectionWatch } from './connection/ConnectionWatch';
import { Footer } from './Footer';
import { Header } from './Header';
import { SiteAnnouncement } from './SiteAnnouncement';
import { SkipLink } from './SkipLink';

// a wide screen (ui/page/Wrap) also widens the header and the footer
const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '&:has(main [data-wide])': { '--page-width': '1408px' },
});
// the footer starts below the window, so that loading content causes no visible layout shift
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: 'calc(100dvh - 69px)',
  display: 'flow-root',
});
/**
 * The layout of every public screen: skip link, header, screen, footer. A screen brings its own
 * `Wrap`.
 */
export const PageLayout = () => (
  <Frame>
    <SkipLink />
    <SiteAnnouncement />
    <Header />
    <ConnectionWatch />
    <Main id="main" tabIndex={-1}>
      <Outlet />
    </Main>
    <Footer />
  </Frame>
);
