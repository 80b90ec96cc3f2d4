import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { useUploadCompanyLogoMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { imageProblem, PickImageButton } from '@/ui/button/PickImageButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { useFilePreview } from '@/ui/form/useFilePreview';
import { notify } from '@/ui/notify/notify';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { employerName } from './employerFacts';

const { logo: texts } = employerProfileTexts;

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  '& > .logo': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .note': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& .rule': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
}));

/** Sends a picked logo at once and shows it until the profile has its address. */
const useLogoUpload = ({ _id: id, companyLogo }: Employer) => {
  const [upload, { isLoading: busy }] = useUploadCompanyLogoMutation();
  const [picked, pick] = useFilePreview();
  // the logo that the picked one replaces
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

/**
 * Upload Company Logo (spec §2.8): only our own host stores one; on a spec host the button is
 * disabled and says why.
 */
export const CompanyLogo = ({ employer }: { employer: Employer }) => {
  const config = useHostConfig();
  const { extensions } = config;
  const { send, busy, problem, preview } = useLogoUpload(employer);
  const note = useId();
  const shown = preview ?? imageAddress(employer.companyLogo, config);
  return (
    <ProfileSection title={texts.title}>
      <Box>
        <div className="logo">
          <InitialsTile
            name={employer.companyName || employerName(employer)}
            image={shown}
            size={72}
          />
          <p className="note" id={note}>
            {extensions ? (shown ? texts.present : texts.none) : texts.unavailable}
          </p>
        </div>
        {problem && <FormAlert>{problem}</FormAlert>}
        <PickImageButton
          name="companyLogo"
          disabled={!extensions}
          busy={busy}
          aria-describedby={note}
          onPick={(file) => void send(file)}
        >
          {texts.attach}
          {busy && <output className="visually-hidden">{texts.busy}</output>}
        </PickImageButton>
        {extensions && <p className="rule">{texts.rule}</p>}
      </Box>
    </ProfileSection>
  );
};
