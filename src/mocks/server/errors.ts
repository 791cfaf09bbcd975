export interface Text {
  zh: string;
  en: string;
}
export type Language = keyof Text;

/** Replaces each `{name}` in a message by its value, in both languages. */
export function fill(text: Text, values: Record<string, string | number | Text>): Text {
  const byName = new Map(Object.entries(values));
  const filled = (language: Language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
      const value = byName.get(name) ?? '';
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { zh: filled('zh'), en: filled('en') };
}

export interface Invalid {
  message: Text;
  members: string[];
}

/** An error with a status and a body; `mock` turns it into a response in the caller's language. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: (language: Language) => Record<string, unknown>;

  constructor(status: number, name: string, body: HttpError['body']) {
    super(name);
    this.status = status;
    this.body = body;
  }
}

interface Extra {
  code?: string;
  validationErrors?: Invalid[];
}

/** An error with ABP's error body. For a forbidden business rule ABP sends one with status 403. */
export class BusinessError extends HttpError {
  readonly text: Text;

  constructor(status: number, text: Text, { code, validationErrors }: Extra = {}) {
    super(status, text.en, (language) => {
      const errors = validationErrors?.map(({ message, members }) => ({
        message: message[language],
        members,
      }));
      const details = errors ? detailsOf(errors, language) : null;
      const more = { details, data: {}, validationErrors: errors ?? null };
      return { error: { code: code ?? null, message: text[language], ...more } };
    });
    this.text = text;
  }
}

function detailsOf(errors: { message: string }[], language: Language) {
  const title = {
    zh: '验证时发现以下错误。',
    en: 'The following errors were detected during validation.',
  }[language];
  return [title, ...errors.map((error) => ` - ${error.message}`), ''].join('\r\n');
}

/** Returns the error of the token endpoint, which has the body that OAuth defines instead of ABP's. */
export const oauthError = (error: string, description: Text | null) =>
  new HttpError(400, error, (language) => ({
    error,
    ...(description && { error_description: description[language] }),
  }));

/** A text that is the same in both languages, e.g. a name. */
export const untranslated = (text: string): Text => ({ zh: text, en: text });
export const joined = (names: string[]): Text => ({ zh: names.join('、'), en: names.join(', ') });

/** Returns a 400 with a message; one language is enough for messages that only testers read. */
export const badRequest = (zh: string, en = zh) => new BusinessError(400, { zh, en });

export const internalError = () =>
  new BusinessError(500, {
    zh: '对不起,在处理你的请求期间,产生了一个服务器内部错误!',
    en: 'An internal error occurred during your request!',
  });

export const invalid = (validationErrors: Invalid[]) =>
  new BusinessError(
    400,
    { zh: '你的请求无效!', en: 'Your request is not valid!' },
    { validationErrors },
  );

export const notFound = (entity: string, id: unknown) =>
  new BusinessError(404, {
    zh: `实体 ${entity} 不存在,id = ${String(id)}!`,
    en: `There is no entity ${entity} with id = ${String(id)}!`,
  });

export const conflict = () =>
  new BusinessError(409, {
    zh: '您提交的数据已被其他用户更改，请放弃这些更改并重新开始。',
    en: "The data you have submitted has already changed by another user. Please discard the changes you've done and try from the beginning.",
  });
