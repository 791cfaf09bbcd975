import { isRecord } from '@/lib/guards';
import { parseStored, sessionStore } from '@/lib/storage';
import type { Scenario } from '@/mocks/scenario/scenario';
import type { RecordedAction } from './recorder';

/** What is recorded in this window: it outlasts a reload, and no other window has it. */
export interface Recording {
  /** The state of the mocked backend at the start. */
  scenario: Scenario;
  viewport: { width: number; height: number };
  language: 'zh-CN' | 'en';
  actions: RecordedAction[];
}

const key = 'mockRecording';

const isRecording = (value: unknown): value is Recording =>
  isRecord(value) && isRecord(value.scenario) && Array.isArray(value.actions);

export const readRecording = () => parseStored(sessionStore.read(key), isRecording);
export const storeRecording = (recording: Recording) =>
  sessionStore.write(key, JSON.stringify(recording));
export const removeRecording = () => sessionStore.remove(key);
