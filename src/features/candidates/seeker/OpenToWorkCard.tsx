import { useGetOpenToWorkQuery } from '@/api/memberApi';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { LinkButton } from '@/ui/button/LinkButton';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { paths } from '@contract/paths';

const { card: texts } = openToWorkTexts;

/**
 * "Open to work" in the job seeker's profile: whether employers can find them, and a link to change
 * it. Our own host only.
 */
export const OpenToWorkCard = () => {
  const { data } = useGetOpenToWorkQuery();
  return (
    <ProfileSection title={openToWorkTexts.title}>
      {data && <p>{data.open ? texts.on : texts.off}</p>}
      <p style={{ marginTop: 12, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <LinkButton to={paths.openToWork()} variant="outlined" size="small">
          {texts.see}
        </LinkButton>
        <LinkButton to={paths.invitations()} variant="text" size="small">
          {texts.invitations}
        </LinkButton>
      </p>
    </ProfileSection>
  );
};
