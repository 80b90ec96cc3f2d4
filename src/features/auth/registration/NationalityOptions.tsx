import { nationalities } from '@contract/constants/nationalities';

/** The options of a nationality select. */
export const NationalityOptions = () =>
  nationalities.map(({ code, demonym }) => (
    <option key={code} value={code}>
      {demonym}
    </option>
  ));
