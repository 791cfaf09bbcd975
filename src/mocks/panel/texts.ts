import { BusinessError, untranslated, type Language, type Text } from '@/mocks/server/errors';
import data from './texts.json';

/** The texts of the panel. They are not in `locales`, because the panel belongs to the mock and not to the console. */
export const texts: Record<keyof typeof data, Text> = data;

/** Returns a function that names a quirk, or says that a quirk which is on by default is off. */
const orOff =
  ({ zh, en }: Text) =>
  (value: number): Text =>
    value ? { zh, en } : { zh: `${zh}：关`, en: `${en}: off` };

const on: Record<string, (value: number) => Text> = {
  latency: (ms) => ({ zh: `延迟 ${ms} 毫秒`, en: `Latency ${ms} ms` }),
  slowLine: (bytes) => ({ zh: `网速 ${bytes / 1000} KB/s`, en: `Speed ${bytes / 1000} KB/s` }),
  offline: () => texts.offline,
  noContent: orOff(texts.noContent),
  numericIds: orOff(texts.numericIds),
  textNumbers: orOff(texts.textNumbers),
};

/** Describes one switch that differs from its default. */
export function describeSetting(id: string, value: number): Text {
  const known = on[id]?.(value);
  if (known) return known;
  const part = id.slice(id.indexOf(':') + 1) || '*';
  return { zh: `脚本 ${part} 丢失 × ${value}`, en: `Script ${part} lost × ${value}` };
}

export function describeFailure(thrown: unknown): Text {
  const isOwn = thrown instanceof BusinessError;
  const { zh, en } = isOwn ? thrown.text : untranslated(String(thrown));
  return { zh: `${texts.failed.zh}：${zh}`, en: `${texts.failed.en}: ${en}` };
}

export const countSteps = (count: number): Text => ({
  zh: `录制中：已记录 ${count} 步`,
  en: `Recording: ${count} ${count === 1 ? 'step' : 'steps'} so far`,
});

export const pageLanguage = (): Language =>
  document.documentElement.lang.startsWith('en') ? 'en' : 'zh';
