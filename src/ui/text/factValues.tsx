import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { mailtoOf } from '@contract/text/email';
import { breakable } from './breakable';

/*
 * Values of a FactList that users typed: any may be missing, and any may have its own text
 * direction.
 */

export const textValue = (text: string | null | undefined): ReactNode => (
  <span dir="auto">{text?.trim() || commonTexts.notProvided}</span>
);
const linkValue = (text: string | undefined, href: string): ReactNode =>
  text?.trim() ? (
    <Link href={href} rel="noopener noreferrer nofollow">
      {breakable(text)}
    </Link>
  ) : (
    textValue(text)
  );
export const mailValue = (address: string | undefined): ReactNode =>
  linkValue(address, mailtoOf(address ?? ''));
export const phoneValue = (number: string | undefined): ReactNode =>
  linkValue(number, `tel:${(number ?? '').replaceAll(/[^\d+]/g, '')}`);
/** Only http(s) URLs become links, since the text is user input. */
export const websiteValue = (address: string | undefined): ReactNode =>
  address && /^https?:\/\//i.test(address) ? linkValue(address, address) : textValue(address);
