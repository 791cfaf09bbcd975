import { useTranslation } from '@/i18n';
import type { ConfigFault, ConfigProblem } from '@/config/config-file';
import styles from './start-screens.module.css';

/** The line, from 1, that a JSON error names: some browsers name the line, others the position, others neither. */
function syntaxErrorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    const [, line] = /line (\d+)/.exec(String(error)) ?? [];
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    if (line) return Number(line);
    if (position) return text.slice(0, Number(position)).split('\n').length;
  }
  return undefined;
}

/** The line, from 1, of a key such as `settings.scheme`: each part is looked for after the part before. */
function keyLine(text: string, key: string): number {
  const index = key
    .split('.')
    .reduce((from, part) => Math.max(from, text.indexOf(JSON.stringify(part), from)), 0);
  return text.slice(0, index).split('\n').length;
}

const lineOf = (text: string, { reason, key }: ConfigProblem) => {
  if (key !== undefined) return keyLine(text, key);
  return reason === 'syntax' ? syntaxErrorLine(text) : undefined;
};

/** The page that is shown instead of the console when `config.json` cannot be used; it names each line to change. */
export function ConfigFailed({ text, problems }: ConfigFault) {
  const { t } = useTranslation();
  return (
    <main className={styles.failed}>
      <h1>{t('errors.startFailed')}</h1>
      <ul role="alert" className={styles.problems}>
        {problems.map((problem) => {
          const line = lineOf(text, problem);
          return (
            <li key={`${problem.reason} ${problem.key}`}>
              {line !== undefined && t('errors.config.line', { line })}
              {t(`errors.config.${problem.reason}`, { key: problem.key })}
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
