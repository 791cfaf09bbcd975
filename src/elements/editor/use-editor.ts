import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import { notify } from '@/ui/feedback/notify';
import { t } from '@/i18n';
import { extensions } from './extensions';
import { parsePastedHtml, parseHtml, serializeHtml } from './markup';

interface UseEditorOptions {
  value: string;
  disabled: boolean;
  /** Attributes of the place that is written in. */
  attributes: Record<string, string>;
  /** '' for a text without words and pictures. */
  onChange: (html: string) => void;
  /** Pictures that were pasted or dropped, and where they belong. */
  onImages: (files: File[], at: number) => void;
}

const imageFiles = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Puts what comes from outside where it belongs; false: the editor knows how to do it itself. */
function insertExternal(
  view: EditorView,
  data: DataTransfer | null,
  at: number | undefined,
  onPictures: UseEditorOptions['onImages'],
): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = imageFiles(data);
  // Word sends a picture of the text beside the text.
  if (files.length > 0 && !html) {
    onPictures(files, at ?? view.state.selection.from);
    return true;
  }
  if (!html) return false;
  const { slice, foreignImages } = parsePastedHtml(html, view.state.schema);
  const { tr } = view.state;
  const next = at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice);
  view.dispatch(next.scrollIntoView().setMeta('uiEvent', 'paste'));
  if (foreignImages) notify.warning(t('elements.editor.foreign', { count: foreignImages }));
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
export function useEditor(
  box: RefObject<HTMLElement | null>,
  options: UseEditorOptions,
): Editor | null {
  const { value, disabled } = options;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  /** What the owner holds, as far as is known here. */
  const lastValue = useRef(value);
  const onUpdate = useEffectEvent((now: Editor) => {
    lastValue.current = now.isEmpty ? '' : serializeHtml(now.getHTML());
    options.onChange(lastValue.current);
  });
  const onExternalData = useEffectEvent(
    (view: EditorView, event: Event, data: DataTransfer | null, at?: number) => {
      if (!view.editable || !insertExternal(view, data, at, options.onImages)) return false;
      event.preventDefault();
      return true;
    },
  );
  const createEditor = useEffectEvent((element: HTMLElement) => {
    lastValue.current = options.value;
    return new Editor({
      element,
      extensions,
      content: parseHtml(options.value),
      editable: !options.disabled,
      // Its styles stand in the sheet beside: a style element made by script would break the style policy.
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: options.attributes,
        handleDOMEvents: {
          paste: (view, event) => onExternalData(view, event, event.clipboardData),
          drop: (view, event) => {
            const { clientX: left, clientY: top } = event;
            // What moves within the text is the editor's own business.
            if (view.dragging) return false;
            return onExternalData(
              view,
              event,
              event.dataTransfer,
              view.posAtCoords({ left, top })?.pos,
            );
          },
        },
      },
    });
  });
  useEffect(() => {
    if (!box.current) return;
    const newEditor = createEditor(box.current);
    newEditor.on('update', () => onUpdate(newEditor));
    newEditor.on('transaction', rerender);
    // oxlint-disable-next-line react/set-state-in-effect -- it lives exactly as long as this effect
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [box]);
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(parseHtml(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useAttributes(editor, options.attributes);
  return editor && !editor.isDestroyed ? editor : null;
}
