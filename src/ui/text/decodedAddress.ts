/** A part of an address as it reads; as it is, where it isn't encoded as addresses are: "100%". */
export const decodedAddress = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
