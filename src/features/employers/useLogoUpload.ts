import { useState } from 'react';
import type { Employer } from '@/api/jobBoardApi';
import { useUploadCompanyLogoMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { imageProblem } from '@/ui/button/PickImageButton';
import { useFilePreview } from '@/ui/form/useFilePreview';
import { notify } from '@/ui/notify/notify';

const { logo: texts } = employerProfileTexts;

/** Uploads a picked logo right away, and previews it until the profile has the new URL. */
export const useLogoUpload = ({ _id: id, companyLogo }: Employer) => {
  const [upload, { isLoading: busy }] = useUploadCompanyLogoMutation();
  const [picked, pick] = useFilePreview();
  // the logo before the upload
  const [replaced, setReplaced] = useState<Employer['companyLogo']>();
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    const refusal = imageProblem(file, texts) ?? (file.size === 0 ? texts.empty : null);
    setProblem(refusal);
    if (refusal) return;
    pick(file);
    setReplaced(companyLogo);
    try {
      await upload({ id, companyLogoInput: { companyLogo: file } }).unwrap();
      notify.success(texts.saved);
    } catch (error) {
      pick(null);
      setProblem(refusalText(error, texts.failed));
    }
  };
  const preview = picked && replaced === companyLogo ? picked.url : null;
  return { send, busy, problem, preview };
};
