import { isRecord, isString } from '@/lib/guards';
import { perUser, userKeyPrefixes } from '@/stores/per-user';

/** How a user makes price sheets. What is not chosen yet is missing; an empty text was emptied. */
export interface SheetChoices {
  form?: 'picture' | 'paper';
  title?: string;
  sender?: string;
  contactName?: string;
  contactPhone?: string;
  /** The address of the QR code. */
  address?: string;
  /** Whether a column is shown, by its key. */
  shown?: Record<string, boolean>;
}

const isSheetChoices = (value: unknown): value is SheetChoices =>
  isRecord(value) &&
  [
    value.form,
    value.title,
    value.sender,
    value.contactName,
    value.contactPhone,
    value.address,
  ].every((text) => text === undefined || isString(text)) &&
  (value.shown === undefined || isRecord(value.shown));

const choices = perUser<SheetChoices>(userKeyPrefixes.sheetChoices, isSheetChoices, {});

export const useSheetChoices = () => choices.useValue((value) => value);

export const setSheetChoices = (changed: SheetChoices) =>
  choices.update((before) => ({ ...before, ...changed }));
