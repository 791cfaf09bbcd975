import type { ConfigFault, ConfigProblem } from '@/config/config-file';
import { idleLockChoices } from '@/config/limits';
import { schemes } from '@/config/settings';
import { useTranslation } from '@/i18n';
import styles from './start-screens.module.css';

/** The longest beginning of a text that consists of JSON's tokens. */
const jsonTokens = /^(?:\s|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|\b(?:true|false|null)\b|[{}[\],:])*/;

const countLines = (text: string) => text.split('\n').length;

/**
 * The line, from 1, that a JSON error names. Some browsers name the line, others the position, and none of them either
 * for a text that is not a token of JSON, such as a comment.
 */
function namedLine(text: string, error: unknown): number {
  const [, line] = /line (\d+)/.exec(String(error)) ?? [];
  if (line) return Number(line);
  const [, position = jsonTokens.exec(text)?.[0].length] =
    /position (\d+)/.exec(String(error)) ?? [];
  return countLines(text.slice(0, Number(position)));
}

function syntaxErrorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // A file that ends too early ends in its last line, not in an empty one after it.
    return Math.min(namedLine(text, error), countLines(text.trimEnd()));
  }
}

/** The line, from 1, of a key such as `settings.scheme`: each part is looked for after the part before. */
function keyLine(text: string, key: string): number {
  const index = key
    .split('.')
    .reduce((from, part) => Math.max(from, text.indexOf(JSON.stringify(part), from)), 0);
  return countLines(text.slice(0, index));
}

const lineOf = (text: string, { reason, key }: ConfigProblem) => {
  if (key !== undefined) return keyLine(text, key);
  if (reason === 'empty') return 1;
  return reason === 'syntax' ? syntaxErrorLine(text) : undefined;
};

const choices = { schemes: schemes.join(' / '), minutes: idleLockChoices.join(' / ') };

/** The page that is shown instead of the console when `config.json` cannot be used; it names each line to change. */
export function ConfigFailed({ text, problems }: ConfigFault) {
  const { t } = useTranslation();
  return (
    <main className={styles.failed}>
      <h1>{t('errors.startFailed')}</h1>
      <ul role="alert">
        {problems.map((problem) => {
          const { reason, value, expected, ...rest } = problem;
          const line = lineOf(text, problem);
          return (
            <li key={`${reason} ${rest.key}`}>
              {line !== undefined && <span>{t('config.line', { line })}</span>}
              <span>
                {t(`config.${reason}`, {
                  ...rest,
                  value: JSON.stringify(value),
                  expected: expected && t(`config.expected.${expected}`, choices),
                })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={() => location.reload()}>
          {t('common.retry')}
        </button>
      </p>
    </main>
  );
}
