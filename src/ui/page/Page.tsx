import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { wholeTitle } from '@contract/titles/whole';
import { PageTitleContext } from './pageTitle';

/** The address that the visit began with. */
let firstAddress: string | undefined;

/** A screen: sets the document's title to "title · Jobline". Put one PageHeading inside. */
export const Page = ({ title, children }: { title: string; children: ReactNode }) => {
  const full = wholeTitle(title);
  useContext(PageTitleContext)?.(full);
  // the document's title lives outside React's tree
  useEffect(() => {
    document.title = full;
  }, [full]);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // what a browser shares is the canonical address, which the host wrote for the visit's first page
  useEffect(() => {
    firstAddress ??= address;
    if (address !== firstAddress) document.querySelector('link[rel=canonical]')?.remove();
  }, [address]);
  return children;
};

/**
 * The path whose heading was shown last: the first page of a visit keeps the browser's own focus.
 */
let shownPath: string | undefined;
/**
 * A heading that had the focus has just gone; the one that takes its place takes the focus as well.
 */
let focusLeft = false;

/**
 * The screen's h1. Takes the focus when it was reached by navigation, so that assistive technology
 * reads where one is.
 */
export const PageHeading = ({
  children,
  variant = 'h1',
  takeFocus = false,
  ...rest
}: TypographyProps & {
  /** What one did on this page has replaced it: its heading takes the focus. */
  takeFocus?: boolean;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const mounted = useRef(false);
  const { pathname } = useLocation();
  // focus is moved after the new page is in the document
  useEffect(() => {
    const navigated = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    // a heading that arrives late doesn't take the focus from what a person has begun to use in the
    // new page, or from an open menu
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
  // before the element is out of the document, which takes its focus away
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
