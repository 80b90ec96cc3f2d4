import { Outlet } from 'react-router-dom';
import { styled } from '@/ui/styled';
import { ConnectionWatch } from './connection/ConnectionWatch';
import { Footer } from './Footer';
import { Header } from './Header';
import { SiteAnnouncement } from './SiteAnnouncement';
import { SkipLink } from './SkipLink';

// a wide screen (ui/page/Wrap) widens header and footer with it
const Frame = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '&:has(main [data-wide])': { '--page-width': '1408px' },
});
// the footer begins below the window: nothing in view moves when what a screen waits for comes
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: 'calc(100dvh - 69px)',
  display: 'flow-root',
});
/**
 * The frame of every open screen: skip link, header, the screen, footer. A screen brings its own
 * Wrap.
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
