import type { ReactNode } from 'react';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { styled } from '@/ui/styled';
import { Band } from './Band';
import { PageHeading } from './Page';
import { Wrap } from './Wrap';

const Row = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  paddingBlock: '44px 40px',
  '& > .person': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginTop: 8,
    color: theme.vars.palette.hero2,
    fontSize: theme.typography.lead.fontSize,
  },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& li > svg': { flex: 'none' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .person > .actions': { marginTop: 18 },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: '28px 28px',
    '& .person > .actions > *': { flex: '1 1 auto' },
  },
}));

type PersonBandProps = {
  name: string;
  /** A company: its tile isn't round, and its actions are below the facts. */
  isCompany?: boolean;
  image?: string | undefined;
  /** Lines below the name, each with an icon; empty ones are omitted. */
  facts: { icon: ReactNode; text: string | undefined }[];
  /** On the right for a person. */
  action?: ReactNode;
};

/**
 * A profile's header: avatar (a company's logo), name as the page's h1, and facts such as role and
 * location.
 */
export const PersonBand = ({ name, isCompany = false, image, facts, action }: PersonBandProps) => {
  const actions = action && <div className="actions">{action}</div>;
  return (
    <Band>
      <Row>
        <InitialsTile
          name={name}
          image={image}
          size={isCompany ? 96 : 84}
          round={!isCompany}
          isAtTop
        />
        <div className="person">
          <PageHeading dir="auto">{name}</PageHeading>
          <ul>
            {facts.map(
              ({ icon, text }, index) =>
                text?.trim() && (
                  <li key={index}>
                    {icon}
                    <span dir="auto">{text}</span>
                  </li>
                ),
            )}
          </ul>
          {isCompany && actions}
        </div>
        {!isCompany && actions}
      </Row>
    </Band>
  );
};
