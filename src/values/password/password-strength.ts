/** 0: empty, 4: strong. */
type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
const weakest = 6;
const long = 10;
const veryLong = 16;

/** Rates length and kinds of characters; a long password of few different characters stays weak. */
export function passwordStrength(password: string): Strength {
  if (!password) return 0;
  if (password.length < weakest || new Set(password).size < weakest / 2) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const length = Number(password.length >= long) + Number(password.length >= veryLong);
  const points = variety + length;
  if (points >= 5) return 4;
  if (points >= 4) return 3;
  return points >= 2 ? 2 : 1;
}
