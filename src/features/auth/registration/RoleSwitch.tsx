import { useLocation } from 'react-router-dom';
import { registrationTexts } from '@/texts/auth/registration';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';

const Frame = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  padding: 5,
  borderRadius: theme.shape.radius.card,
  backgroundColor: theme.vars.palette.sunk,
  border: `1px solid ${theme.vars.palette.line}`,
  '& a': {
    padding: '11px 12px',
    borderRadius: theme.shape.borderRadius,
    textAlign: 'center',
    fontWeight: 600,
    color: theme.vars.palette.ink2,
    border: '1px solid transparent',
  },
  '& a:hover': { color: theme.vars.palette.ink },
  '& a[aria-current]': {
    backgroundColor: theme.vars.palette.card,
    color: theme.vars.palette.ink,
    borderColor: theme.vars.palette.line2,
  },
}));
const roles = ['jobseeker', 'employer'] as const;
const signUps: Record<AccountRole, string> = {
  jobseeker: paths.signUp(),
  employer: paths.signUpEmployer(),
};

/** Switches between the two kinds of account; links to the registration pages by default. */
export const RoleSwitch = ({
  role,
  pages = signUps,
}: {
  role: AccountRole;
  pages?: Record<AccountRole, string>;
}) => {
  // keep the wanted page
  const { state }: { state: unknown } = useLocation();
  return (
    <Frame aria-label={registrationTexts.accountType}>
      {roles.map((one) => (
        <Link
          key={one}
          to={pages[one]}
          state={state}
          replace
          aria-current={one === role ? 'page' : undefined}
        >
          {registrationTexts[one].tab}
        </Link>
      ))}
    </Frame>
  );
};
