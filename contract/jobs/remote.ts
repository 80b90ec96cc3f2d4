const inPlace =
  /\b(remote|remotely|work(ing)?[\s-]+from[\s-]+home|home[\s-]?office|telecommut\w*|telework\w*|wfh|anywhere)\b/;
/** In a title, "remote" may also describe the subject of the work ("remote sensing"). */
const inTitle =
  /\b(remote|remotely|work(ing)?[\s-]+from[\s-]+home|telecommut\w*|telework\w*|wfh)\b(?![\s-]+(sens|control|area|site|communit|monitor))/;
const denied = /\b(not|no|non)[\s-]+(a[\s-]+)?remote\b/;

/** Whether a job's title or location says that the work is remote. */
export const saysRemote = (title: string, location: string): boolean => {
  const [where, what] = [location.toLowerCase(), title.toLowerCase()];
  if (denied.test(where) || denied.test(what)) return false;
  return inPlace.test(where) || inTitle.test(what);
};
