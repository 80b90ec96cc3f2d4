import { useId } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { PickImageButton } from '@/ui/button/PickImageButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { styled } from '@/ui/styled';
import { employerName } from './employerNames';
import { useLogoUpload } from './useLogoUpload';

const { logo: texts } = employerProfileTexts;

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  '& > .logo': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .note': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& .rule': { color: theme.vars.palette.ink3, fontSize: theme.typography.caption.fontSize },
}));

/**
 * Upload Company Logo (spec §2.8). Only our own host stores logos; on a spec host the button is
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
