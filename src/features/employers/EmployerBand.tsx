import type { ReactNode } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { BuildingIcon, PlaceIcon } from '@/ui/art/factIcons';
import { PersonBand } from '@/ui/page/PersonBand';
import { employerName } from './employerNames';

type EmployerBandProps = {
  employer: Employer;
  /** Shown instead of the company's name: the company they recruit for. */ company?:
    | string
    | undefined;
  action?: ReactNode;
};

/** The header of an employer's profile: avatar, name, company and location. */
export const EmployerBand = ({
  employer,
  company = employer.companyName,
  action,
}: EmployerBandProps) => {
  const config = useHostConfig();
  return (
    <PersonBand
      name={employerName(employer)}
      image={imageAddress(employer.companyLogo, config)}
      action={action}
      facts={[
        { icon: <BuildingIcon size={18} />, text: company },
        { icon: <PlaceIcon size={18} />, text: employer.locationEmployer },
      ]}
    />
  );
};
