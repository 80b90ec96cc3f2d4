import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the app, or an absolute URL elsewhere (`https://…`). */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  /** State of the next location. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * A link built on React Router's hooks. Its own Link, with the prefetching and forms of framework
 * mode, would add 4 kB to every landing page.
 */
export const Link = ({ to, replace, state, target, onClick, children, ...rest }: LinkProps) => {
  const inApp = useHref(to);
  const elsewhere = typeof to === 'string' && /^https?:/i.test(to) ? to : undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && elsewhere === undefined) follow(event);
  };
  return (
    <a {...rest} href={elsewhere ?? inApp} target={target} onClick={click}>
      {children}
    </a>
  );
};
