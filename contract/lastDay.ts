/**
 * A time within the last day on which one may apply, for people who read its date: the end itself is
 * past midnight for those east of `closingZone`. The noon of UTC is the same date nearly everywhere.
 */
export const lastDay = ({
  expiresAt,
  closesOn,
}: {
  expiresAt?: string | null | undefined;
  closesOn?: string | undefined;
}): string | undefined =>
  closesOn && Date.parse(expiresAt ?? '') >= Date.parse(closesOn)
    ? `${closesOn}T12:00:00.000Z`
    : (expiresAt ?? undefined);
