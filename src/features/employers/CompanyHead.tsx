import type { ReactNode } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { BuildingIcon, PeopleIcon, PlaceIcon } from '@/ui/art/factIcons';
import { PersonBand } from '@/ui/page/PersonBand';
import { EmployerBand } from './EmployerBand';

type CompanyHeadProps = {
  employer: Employer;
  /** Actions: below a company's facts, or to the right of a person. */
  action?: ReactNode;
};

/**
 * The header of a company's page: logo, name, type, location and number of employees. For an
 * employer without a company name it shows the person instead.
 */
export const CompanyHead = ({ employer, action }: CompanyHeadProps) => {
  const config = useHostConfig();
  const company = employer.companyName?.trim();
  if (!company) return <EmployerBand employer={employer} action={action} />;
  const employees = employer.companyNumberofemployees?.trim();
  return (
    <PersonBand
      name={company}
      isCompany
      action={action}
      image={imageAddress(employer.companyLogo, config)}
      facts={[
        { icon: <BuildingIcon size={18} />, text: employer.companyType },
        { icon: <PlaceIcon size={18} />, text: employer.locationEmployer },
        {
          icon: <PeopleIcon size={18} />,
          text: employees && employerTexts.employees(employees),
        },
      ]}
    />
  );
};
