import { countries } from '@contract/constants/countries';

/** The choices of a country. */
export const CountryOptions = () =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
