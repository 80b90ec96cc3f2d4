/**
 * Creates a function that makes the names of a zip's files unique, ignoring case, since not every
 * file system is case-sensitive: the second "cv.pdf" becomes "cv (2).pdf".
 */
export const uniqueNames = (): ((name: string) => string) => {
  const used = new Set<string>();
  return (name) => {
    let free = name;
    for (let count = 2; used.has(free.toLowerCase()); count += 1)
      free = name.replace(/(\.\w+)?$/, (ending) => ` (${count})${ending}`);
    used.add(free.toLowerCase());
    return free;
  };
};
