import type { FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import type { ApiError } from '@/api/errors';
import type { AnyField, Values } from '@/schema/field';
import { evaluateConditions, itemNames, toInput, type FieldName } from './form-values';
import { sortValidationErrors } from './server-errors';

export interface CheckedForm {
  /** `<locale file>.<section>`; its `fields` are the labels. */
  name: string;
  fields: AnyField[];
  /** Called with the keys of invalid fields before the form scrolls to the first, so that collapsed sections can open. */
  onInvalid?: (keys: string[]) => void;
}

/** The names of invalid fields from the error that antd's validateFields throws. */
const invalidNames = (thrown: unknown): FieldName[] => {
  if (typeof thrown !== 'object' || thrown === null || !('errorFields' in thrown)) return [];
  const errors = Array.isArray(thrown.errorFields) ? thrown.errorFields : [];
  return errors.map(({ name }) => (name.length > 1 ? name : name[0]));
};

/** Shows what is wrong with the values of a form, and scrolls to the first invalid field. */
export function fieldErrors(form: FormInstance<Values>, { name, fields, onInvalid }: CheckedForm) {
  const openSections = (names: FieldName[]) => {
    const keys = names.map((item) => (typeof item === 'string' ? item : item[0]));
    flushSync(() => onInvalid?.(keys));
  };
  const scrollToFirst = ([first]: FieldName[]) => {
    if (first !== undefined) form.scrollToField(first, { focus: true, block: 'center' });
  };
  return {
    /** Checks the rules of some or all fields; returns whether all values are valid. */
    validate: async (part?: AnyField[]) => {
      const invalid = await form
        .validateFields(part?.flatMap(itemNames))
        .then(() => [], invalidNames);
      if (!invalid.length) return true;
      openSections(invalid);
      scrollToFirst(invalid);
      return false;
    },
    /** Shows the errors of a refused save at their fields, and leaves the others to the message of the API client. */
    showServerErrors: (error: ApiError) => {
      // antd can show errors only at fields that are rendered.
      const input = toInput(fields, form.getFieldsValue(true));
      const visibleFields = fields.filter((field) => evaluateConditions(field, input).visible);
      const sorted = sortValidationErrors(error.validationErrors, visibleFields, name);
      error.remainingMessages = sorted.otherMessages;
      const names = sorted.fieldErrors.map((field) => field.name);
      if (names.length) openSections(names);
      form.setFields(sorted.fieldErrors);
      scrollToFirst(names);
    },
  };
}
