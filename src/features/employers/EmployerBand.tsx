import { styled } from '@mui/material/styles';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { BuildingIcon, PlaceIcon } from '@/ui/icons';
import { InitialsTile } from '@/ui/InitialsTile';
import { PageHeading } from '@/ui/Page';
import { Wrap } from '@/ui/Wrap';
import { employerName } from './employerFacts';

const Ground = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.hero, color: theme.vars.palette.heroInk }));
const Row = styled(Wrap)(({ theme }) => ({
  display: 'flex', alignItems: 'center', gap: 24, paddingBlock: '44px 40px', '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 8, color: theme.vars.palette.hero2, fontSize: '1.0625rem' },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8 }, '& svg': { flex: 'none' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'flex-start', gap: 16, paddingBlock: '28px 28px' },
}));

/** The head of an employer's public profile: avatar, name, company and place. */
export const EmployerBand = ({ employer }: { employer: Employer }) => {
  const config = useHostConfig();
  const name = employerName(employer);
  return (
    <Ground>
      <Row>
        <InitialsTile name={name} image={imageAddress(employer.companyLogo, config)} size={84} round />
        <div>
          <PageHeading dir="auto">{name}</PageHeading>
          <ul>
            {employer.companyName && <li><BuildingIcon size={18} /><span dir="auto">{employer.companyName}</span></li>}
            {employer.locationEmployer && <li><PlaceIcon size={18} /><span dir="auto">{employer.locationEmployer}</span></li>}
          </ul>
        </div>
      </Row>
    </Ground>
  );
};
