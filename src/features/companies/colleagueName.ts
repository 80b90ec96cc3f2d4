import type { Company } from '@/api/jobBoardApi';

export type Colleague = Company['people'][number];

/** "Ann Lee"; the username where there is no name. */
export const colleagueName = ({
  firstnameEmployer,
  lastnameEmployer,
  usernameEmployer,
}: Colleague): string => `${firstnameEmployer} ${lastnameEmployer}`.trim() || usernameEmployer;
