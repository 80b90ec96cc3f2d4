import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { registrationTexts } from '@/texts/auth/registration';
import { Notice } from '@/ui/form/FormAlert';
import { PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { afterLoginText } from '../afterLoginText';
import { useLoginState } from '../useLoginState';
import { RoleSwitch } from './RoleSwitch';

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 720,
  margin: '40px auto 0',
  '& > p': { margin: '8px 0 24px', color: theme.vars.palette.ink2 },
  '& > nav': { marginBottom: 28 },
}));

const Notices = styled('div')({
  display: 'grid',
  gap: 12,
  '&:not(:empty)': { marginBottom: 24 },
});

/** Heading, switch between the two registrations, and the form. */
export const RegistrationFrame = ({
  role,
  children,
}: {
  role: AccountRole;
  children: ReactNode;
}) => {
  const { title } = registrationTexts[role];
  const { allRequired, haveAccount, fromEmployer } = registrationTexts;
  const { state }: { state: unknown } = useLocation();
  const { from, fromEmployerLogin } = useLoginState();
  const wanted = afterLoginText(from);
  return (
    <Wrap>
      <Column>
        <PageHeading>{title}</PageHeading>
        <p>
          {allRequired} {haveAccount.text}{' '}
          <TextLink style={{ whiteSpace: 'nowrap' }} to={paths.loginOf(role)} state={state}>
            {haveAccount.link}
          </TextLink>
        </p>
        <Notices>
          {fromEmployerLogin && role === 'jobseeker' && (
            <Notice>
              {fromEmployer.text}{' '}
              <TextLink to={paths.signUpEmployer()} state={state} replace>
                {fromEmployer.link}
              </TextLink>
            </Notice>
          )}
          {wanted && <Notice>{wanted}</Notice>}
        </Notices>
        <RoleSwitch role={role} />
        {children}
      </Column>
    </Wrap>
  );
};
