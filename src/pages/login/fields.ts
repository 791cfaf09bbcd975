import { trimText } from '@/lib/text';
import { fieldNames, type FieldName } from './inputs';

/** The locale key of the error of each field. */
export type Problems = Partial<Record<FieldName, string>>;
export type SignInValues = Record<FieldName, string> & { remember: boolean };

/** The value of one field, exactly as typed. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The values of the form. The fields are uncontrolled, because React would copy a controlled password
 * into the markup. The password is used exactly as typed.
 */
export function read(form: HTMLFormElement): SignInValues {
  return {
    userName: trimText(textOf(form, 'userName')),
    password: textOf(form, 'password'),
    // Full-width digits, as Chinese keyboards enter them, become ASCII.
    imageCode: trimText(textOf(form, 'imageCode')).normalize('NFKC'),
    remember: textOf(form, 'remember') !== '',
  };
}

/** The code cannot be entered while its picture is missing. */
export const codeImageMissing = 'login.required.codeImage';

export function problemsOf(entered: SignInValues, hasPicture: boolean): Problems {
  const problems: Problems = {};
  for (const name of fieldNames) {
    if (!entered[name]) problems[name] = `login.required.${name}`;
  }
  if (!hasPicture) problems.imageCode = codeImageMissing;
  return problems;
}

export const firstProblem = (problems: Problems) => fieldNames.find((name) => problems[name]);
