import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { extensions } from './extensions';
import { pastedSlice, toContent, toMarkup } from './markup';

interface Given {
  value: string;
  disabled: boolean;
  /** Attributes of the place that is written in. */
  attributes: Record<string, string>;
  /** '' for a text without words and pictures. */
  onChange: (html: string) => void;
  /** Pictures that were pasted or dropped, and where they belong. */
  onPictures: (files: File[], at: number) => void;
}

const picturesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Puts what comes from outside where it belongs; false: the editor knows how to do it itself. */
function takeIn(
  view: EditorView,
  data: DataTransfer | null,
  at: number | undefined,
  onPictures: Given['onPictures'],
): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = picturesOf(data);
  // Word sends a picture of the text beside the text.
  if (files.length > 0 && !html) {
    onPictures(files, at ?? view.state.selection.from);
    return true;
  }
  if (!html) return false;
  const { slice, foreign } = pastedSlice(html, view.state.schema);
  const { tr } = view.state;
  const next = at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice);
  view.dispatch(next.scrollIntoView().setMeta('uiEvent', 'paste'));
  if (foreign) notify.warning(t('elements.editor.foreign', { count: foreign }));
  return true;
}

/** Sets the attributes that change while the editor lives: what is wrong, and where it is said. */
const useAttributes = (editor: Editor | null, attributes: Record<string, string>) => {
  const key = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: JSON.parse(key) },
    });
  }, [editor, key]);
};

/** An editor in `box`, there as long as the component shows; draws again with every change in it. */
export function useEditor(box: RefObject<HTMLElement | null>, given: Given): Editor | null {
  const { value, disabled } = given;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** What the owner holds, as far as is known here. */
  const held = useRef(value);
  const changed = useEffectEvent((now: Editor) => {
    held.current = now.isEmpty ? '' : toMarkup(now.getHTML());
    given.onChange(held.current);
  });
  const outside = useEffectEvent(
    (view: EditorView, event: Event, data: DataTransfer | null, at?: number) => {
      if (!view.editable || !takeIn(view, data, at, given.onPictures)) return false;
      event.preventDefault();
      return true;
    },
  );
  const make = useEffectEvent((element: HTMLElement) => {
    held.current = given.value;
    return new Editor({
      element,
      extensions,
      content: toContent(given.value),
      editable: !given.disabled,
      // Its styles stand in the sheet beside: a style element made by script would break the style policy.
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: given.attributes,
        handleDOMEvents: {
          paste: (view, event) => outside(view, event, event.clipboardData),
          drop: (view, event) => {
            const { clientX: left, clientY: top } = event;
            // What moves within the text is the editor's own business.
            if (view.dragging) return false;
            return outside(view, event, event.dataTransfer, view.posAtCoords({ left, top })?.pos);
          },
        },
      },
    });
  });
  useEffect(() => {
    if (!box.current) return;
    const made = make(box.current);
    made.on('update', () => changed(made));
    made.on('transaction', redraw);
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as this effect
    setEditor(made);
    return () => made.destroy();
  }, [box]);
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === held.current) return;
    held.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useAttributes(editor, given.attributes);
  return editor && !editor.isDestroyed ? editor : null;
}
