import { companyTexts } from '@/texts/profiles/company';
import { Notice } from '@/ui/form/FormAlert';
import { useCompany } from './useCompany';

/** Tells a company's reader up front that they can't post jobs. */
export const ReaderNotice = () =>
  useCompany().readsOnly ? <Notice>{companyTexts.noPosting}</Notice> : null;
