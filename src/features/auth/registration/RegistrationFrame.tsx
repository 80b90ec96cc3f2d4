import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { registrationTexts } from '@/texts/auth/registration';
import { PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { RoleSwitch } from './RoleSwitch';

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 720,
  margin: '40px auto 0',
  '& > p': { margin: '8px 0 24px', color: theme.vars.palette.ink2 },
  '& > nav': { marginBottom: 28 },
}));

/** Heading, the switch between the two registrations, and the form below. */
export const RegistrationFrame = ({
  role,
  children,
}: {
  role: AccountRole;
  children: ReactNode;
}) => {
  const { title } = registrationTexts[role];
  const { text, link } = registrationTexts.haveAccount;
  return (
    <Wrap>
      <Column>
        <PageHeading>{title}</PageHeading>
        <p>
          {registrationTexts.allRequired} {text}{' '}
          <TextLink style={{ whiteSpace: 'nowrap' }} to={paths.loginOf(role)}>
            {link}
          </TextLink>
        </p>
        <RoleSwitch role={role} />
        {children}
      </Column>
    </Wrap>
  );
};
