import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address of the app, or a whole one of elsewhere (`https://…`). */
  to: To;
  /** In place of the address that is left, in the browser's history. */
  replace?: boolean | undefined;
  /** What the next screen finds at its location. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/**
 * A link within the app: React Router's, without the prefetching and the forms of its framework
 * mode, which would be 4 kB of every first page.
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
