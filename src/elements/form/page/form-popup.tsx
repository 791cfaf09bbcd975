import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { FormConflict } from '@/elements/form/conflict/form-conflict';
import { EntryField } from '@/elements/form/fields/entry-field';
import { EntryForm, maxSingleColumnFields } from '@/elements/form/fields/entry-form';
import { useControls } from '@/elements/form/fields/fields';
import {
  evaluateConditions,
  itemNames,
  toInput,
  type FieldName,
} from '@/elements/form/form-values';
import type { FormState } from '@/elements/form/use-form';
import { FormPreview } from '@/elements/preview/form-preview';
import { confirmDiscard, useSaveShortcut } from '@/elements/tab/use-unsaved-changes';
import { useTranslation } from '@/i18n';
import type { AnyField, Values } from '@/schema/field';
import { Button } from '@/ui/button';
import { Popup } from '@/ui/overlay/popup';
import { useIsMobile } from '@/ui/use-media';
import { DraftOffer, usePageForm, type PageFormOptions } from './page-form';
import styles from '@/elements/form/fields/form.module.css';

export { preloadControls } from '@/elements/form/fields/fields';

export interface FormPopupProps extends Pick<
  PageFormOptions,
  'original' | 'onSave' | 'onReload' | 'draftKey'
> {
  title: string;
  name: string;
  fields: AnyField[];
  initial: Values;
  /** Preview of the form's values: next to the fields on a desktop, below them on a phone. */
  preview?: (values: Values) => ReactNode;
  /** Takes whether the form was saved. */
  onClose: (isSaved: boolean) => void;
}

/** Tables of inputs need a wide popup. */
const hasRows = (fields: AnyField[]) => fields.some(({ columns }) => columns);

/** The name of the first visible and enabled field. */
function firstEditable(fields: AnyField[], initial: Values): FieldName | undefined {
  const input = toInput(fields, initial);
  const first = fields.find((field) => {
    const { visible, disabled } = evaluateConditions(field, input);
    return visible && !disabled;
  });
  return first && itemNames(first)[0];
}

interface FocusFirstProps {
  form: FormInstance;
  first: FieldName | undefined;
  /** The element that contains the fields. */
  box: RefObject<HTMLElement | null>;
}

/**
 * Focuses the first field when the popup opens, or later when the code of the field is loaded. Must be inside the popup,
 * to mount with the fields.
 */
function FocusFirst({ form, first, box }: FocusFirstProps) {
  const mobile = useIsMobile();
  const focusFirst = useEffectEvent(() => {
    // On a phone the keyboard would cover the form.
    if (first && !mobile) form.focusField(first);
  });
  useEffect(() => {
    const observer = new MutationObserver(() => focusFirst());
    // Stop when an element has the focus: the first field, or one the user has chosen meanwhile.
    const stop = () => observer.disconnect();
    // Wait for the effects of the popup, which move the focus to the popup.
    const timer = setTimeout(() => {
      document.addEventListener('focusin', stop, { once: true });
      if (box.current) observer.observe(box.current, { childList: true, subtree: true });
      focusFirst();
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', stop);
      stop();
    };
  }, [box]);
  return null;
}

/**
 * Returns a function that closes the popup, after a confirmation when there are unsaved changes. It does nothing while
 * saving.
 */
function useCloseHandler(
  { isSaving, isDirty, markDirty }: FormState,
  onDiscard: () => void,
  onClose: () => void,
) {
  const asking = useRef(false);
  return async () => {
    if (isSaving() || asking.current) return;
    asking.current = true;
    const isLost = isDirty();
    const leave = !isLost || (await confirmDiscard());
    asking.current = false;
    if (!leave) return;
    markDirty(false);
    // Closing without a change leaves the draft that is offered.
    if (isLost) onDiscard();
    onClose();
  };
}

function OpenFormPopup(props: FormPopupProps) {
  const { title, name, fields, initial, preview, onClose, ...save } = props;
  const { t } = useTranslation();
  const onSaved = () => onClose(true);
  const { state, draft } = usePageForm({ ...save, name, fields, initial, onSaved });
  const close = useCloseHandler(state, draft.end, () => onClose(false));
  const box = useSaveShortcut(state.save);
  const footer = (
    <>
      <Button onClick={() => void close()}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        busy={state.state === 'saving'}
        disabled={Boolean(state.conflict?.theirs)}
        onClick={state.save}
      >
        {t('actions.save')}
      </Button>
    </>
  );
  return (
    <Popup
      title={title}
      footer={footer}
      onClose={() => void close()}
      wide={preview !== undefined || fields.length > maxSingleColumnFields || hasRows(fields)}
    >
      {draft.offer && (
        <DraftOffer
          writtenAt={draft.offer.at}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      <FormConflict name={name} state={state} />
      <div ref={box} className={preview && styles.previewed}>
        <EntryForm name={name} state={state} onChange={draft.schedule}>
          {/* With a preview there is no room for a second column, so draw the fields in one. */}
          {preview && fields.map((field) => <EntryField key={field.key} field={field} />)}
        </EntryForm>
        {preview && <FormPreview form={state.form} render={preview} />}
      </div>
      <FocusFirst form={state.form} first={firstEditable(fields, initial)} box={box} />
    </Popup>
  );
}

/**
 * A form in a popup, which closes when the form is saved. A failed save keeps the values. It opens when the code of all
 * its controls is loaded, because a form whose controls arrive one by one jumps under the pointer.
 */
export function FormPopup(props: FormPopupProps) {
  return useControls(props.fields) ? <OpenFormPopup {...props} /> : null;
}
