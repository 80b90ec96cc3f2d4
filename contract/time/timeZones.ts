/** Cities that the time zone database lists under a former name or a simplified spelling. */
const cities: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
  St_Johns: 'St. John’s',
};

/**
 * Returns the canonical name of an IANA time zone, or `undefined` if there is none of that name.
 */
export const readTimeZone = (name: string): string | undefined => {
  // fixed offsets such as +05:30 have no daylight saving time
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** Returns the display name of a result of `readTimeZone`: "Chicago time", "UTC". */
export const timeZoneText = (timeZone: string): string => {
  const city = timeZone.split('/').at(-1) ?? '';
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/'))
    return `${cities[city] ?? city.replaceAll('_', ' ')} time`;
  return (
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
};
