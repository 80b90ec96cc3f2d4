/** Hands the browser the bytes behind an object address as a file to keep, and lets go of them. */
export const saveFile = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
