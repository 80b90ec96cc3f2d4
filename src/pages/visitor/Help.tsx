import { useId } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { ContactForm } from '@/features/help/ContactForm';
import { helpTexts as texts, type HelpRole } from '@/texts/help';
import { Card } from '@/ui/page/Card';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { site } from '@contract/constants/site';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 32,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 56 },
}));
const Questions = styled('section')(({ theme }) => ({
  '& + &': { marginTop: 40 },
  '& h2': { ...theme.typography.h2, marginBottom: 8 },
  '& details': { borderBottom: `1px solid ${theme.vars.palette.line}` },
  '& summary': {
    padding: '14px 4px',
    fontWeight: 650,
    cursor: 'pointer',
    borderRadius: theme.shape.radius.xs,
  },
  '& p': { padding: '0 4px 18px', maxWidth: '65ch', color: theme.vars.palette.ink2 },
}));
const Contact = styled(Card)(({ theme }) => ({
  padding: 24,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 92 },
  '& h2': theme.typography.h2,
  '& > p': { margin: '4px 0 20px', color: theme.vars.palette.ink2 },
  '& ul': { display: 'grid', gap: 8 },
}));

const roles: readonly HelpRole[] = ['visitor', 'jobseeker', 'employer'];

const RoleQuestions = ({ role }: { role: HelpRole }) => {
  const id = useId();
  const { extensions } = useHostConfig();
  return (
    <Questions aria-labelledby={id}>
      <h2 id={id}>{texts.roles[role]}</h2>
      {texts.questions[role]
        .filter(({ isOwn = false }) => extensions || !isOwn)
        .map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
    </Questions>
  );
};

/** Contact addresses, for a host without a call for questions. */
const Addresses = () => (
  <ul>
    <li>
      <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
    </li>
    <li>
      <a href={`tel:${site.contact.phone.replaceAll(' ', '')}`}>{site.contact.phone}</a>
    </li>
  </ul>
);

/** Questions and answers for each role, and a form for contacting the administrators. */
export const Help = () => {
  const id = useId();
  const { extensions } = useHostConfig();
  const { contact } = texts;
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: { xs: 5, md: 7 } }}>
        <PageHeading>{texts.title}</PageHeading>
        <p style={{ marginTop: 8 }}>{texts.intro}</p>
        <Columns>
          <div>
            {roles.map((role) => (
              <RoleQuestions key={role} role={role} />
            ))}
          </div>
          <Contact component="section" aria-labelledby={id}>
            <h2 id={id}>{contact.title}</h2>
            <p>{extensions ? contact.text : contact.write}</p>
            {extensions ? <ContactForm /> : <Addresses />}
          </Contact>
        </Columns>
      </Wrap>
    </Page>
  );
};
