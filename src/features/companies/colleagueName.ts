import type { Company } from '@/api/jobBoardApi';

export type Colleague = Company['people'][number];

/** "Ann Lee", or the username if there is no name. */
export const colleagueName = ({
  firstnameEmployer,
  lastnameEmployer,
  usernameEmployer,
}: Colleague): string => `${firstnameEmployer} ${lastnameEmployer}`.trim() || usernameEmployer;
