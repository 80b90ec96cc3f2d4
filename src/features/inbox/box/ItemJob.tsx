import type { InboxItem } from '@/api/jobBoardApi';
import { CompanyTile } from '@/features/jobs/card/CompanyTile';
import { styled } from '@/ui/styled';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  justifySelf: 'stretch',
  padding: '18px 20px',
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.sunk,
  '& b': { display: 'block' },
}));

/** The job that an item is about. */
export const ItemJob = ({ item }: { item: InboxItem }) => {
  const { jobtitle = '', companyname, companyLogo } = item;
  return (
    <Frame>
      <CompanyTile
        job={{ jobtitle, ...(companyname && { companyname }), ...(companyLogo && { companyLogo }) }}
      />
      <p dir="auto">
        <b>{jobtitle}</b>
        {companyname}
      </p>
    </Frame>
  );
};
