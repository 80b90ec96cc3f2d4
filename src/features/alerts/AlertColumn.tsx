import { useId } from 'react';
import { alertTexts } from '@/texts/search/alerts';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';
import { AlertList } from './AlertList';

const { list: texts } = alertTexts;
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 24px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  '& h2': { ...theme.typography.h4 },
  '& p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& a': { flex: 'none' },
}));

/** A job seeker's alerts in a column next to the saved jobs; they can be viewed and paused. */
export const AlertColumn = () => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ alignSelf: 'start' }}>
      <Head>
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p>{texts.columnIntro}</p>
        </div>
        <LinkButton
          to={paths.jobListing()}
          variant="outlined"
          size="small"
          startIcon={<PlusIcon size={16} />}
          aria-label={texts.add}
        >
          {texts.addShort}
        </LinkButton>
      </Head>
      <AlertList compact />
    </Card>
  );
};
