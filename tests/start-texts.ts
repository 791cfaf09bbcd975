import { loadTexts, startI18n } from '@/i18n';

/** Starts the translation in Chinese, with the texts of these files of locales/. */
export async function startTexts(...files: Parameters<typeof loadTexts>[0][]) {
  await startI18n();
  await Promise.all(files.map(loadTexts));
}
