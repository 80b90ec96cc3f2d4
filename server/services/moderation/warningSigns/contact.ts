import { contactInText } from '@contract/text/contactData';
import { allTexts, type SignedPosting } from './posting';

/**
 * Finds an email address, phone number, link or messenger in any of the texts, which would lead job
 * seekers off the site. Returns what was found.
 */
export const contactIn = (posting: SignedPosting): string | undefined =>
  contactInText(allTexts(posting), posting.company.toLowerCase());
