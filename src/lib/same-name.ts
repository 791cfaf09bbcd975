/** What a company name ends with, which people leave out or write differently. */
const legalForm = /(股份)?有限(责任)?公司$|公司$/;

/** A name without spaces, full-width characters and the legal form of a company: the same for names of the same. */
export const coreName = (name: string) =>
  name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase().replace(legalForm, '');
