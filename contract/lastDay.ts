/**
 * Returns the time to show as a job's last day to apply. `expiresAt` itself is past midnight for
 * people east of `closingZone`, so a job that ends with its closing day gets noon UTC of that day,
 * which is the same date nearly everywhere. Otherwise returns `expiresAt`.
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
