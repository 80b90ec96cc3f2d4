/** Decodes a URL component; returns it unchanged if it isn't validly encoded ("100%"). */
export const decodedAddress = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
