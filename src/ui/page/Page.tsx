import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { wholeTitle } from '@contract/titles/whole';
import { PageTitleContext } from './pageTitle';

/** The URL of the visit's first page. */
let firstAddress: string | undefined;

/** A screen. Sets the document's title to "title · Jobline". Must contain one PageHeading. */
export const Page = ({ title, children }: { title: string; children: ReactNode }) => {
  const full = wholeTitle(title);
  useContext(PageTitleContext)?.(full);
  // the document's title is outside React's tree
  useEffect(() => {
    document.title = full;
  }, [full]);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // browsers share the canonical URL, which the host wrote for the visit's first page only
  useEffect(() => {
    firstAddress ??= address;
    if (address !== firstAddress) document.querySelector('link[rel=canonical]')?.remove();
  }, [address]);
  return children;
};

/**
 * The path of the last heading shown. Undefined on the first page of a visit, which keeps the
 * browser's own focus.
 */
let shownPath: string | undefined;
/** A focused heading was just unmounted; its replacement takes the focus. */
let focusLeft = false;

/**
 * The screen's h1. Takes the focus after a navigation, so that assistive technology announces the
 * new page.
 */
export const PageHeading = ({
  children,
  variant = 'h1',
  takeFocus = false,
  ...rest
}: TypographyProps & {
  /** Takes the focus even without a navigation: the user's action replaced the page's content. */
  takeFocus?: boolean;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const mounted = useRef(false);
  const { pathname } = useLocation();
  // move the focus once the new page is in the document
  useEffect(() => {
    const navigated = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    // a heading that renders late must not take the focus from an element of the new page that is
    // already in use, or from an open menu
    const used = document.activeElement;
    const inUse =
      !mounted.current &&
      (heading.current?.closest('main')?.contains(used) ||
        used?.closest('[role="menu"], [role="dialog"]'));
    mounted.current = true;
    if ((navigated && !inUse) || focusLeft || takeFocus)
      heading.current?.focus({ preventScroll: true });
    focusLeft = false;
  }, [pathname, takeFocus]);
  // in the cleanup of a layout effect the element is still in the document and focused
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      focusLeft = element !== null && document.activeElement === element;
    };
  }, []);
  return (
    <Typography {...rest} ref={heading} variant={variant} component="h1" tabIndex={-1}>
      {children}
    </Typography>
  );
};
