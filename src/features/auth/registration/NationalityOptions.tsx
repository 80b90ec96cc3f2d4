import { nationalities } from '@contract/constants/nationalities';

/** The choices of a nationality. */
export const NationalityOptions = () =>
  nationalities.map(({ code, demonym }) => (
    <option key={code} value={code}>
      {demonym}
    </option>
  ));
