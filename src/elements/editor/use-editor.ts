import { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import { t } from '@/i18n';
import { notify } from '@/ui/feedback/notify';
import { extensions } from './extensions';
import { parsePastedHtml, parseHtml, serializeHtml } from './markup';

interface UseEditorOptions {
  value: string;
  disabled: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** Called with '' when the document has neither text nor images. */
  onChange: (html: string) => void;
  /** Called with pasted or dropped images and their position. */
  onImages: (files: File[], position: number) => void;
}

const sayTables = (tables: number) => tables > 0 && notify.warning(t('editor.tables'));

/** The content of a stored text. */
function contentOf(html: string) {
  const { content, tables } = parseHtml(html);
  sayTables(tables);
  return content;
}

/** Inserts pasted or dropped HTML and files, of which only images are taken. Returns false when the editor shall handle the data itself. */
function insertExternal(
  view: EditorView,
  data: DataTransfer | null,
  position: number | undefined,
  onPictures: UseEditorOptions['onImages'],
): boolean {
  const html = data?.getData('text/html') ?? '';
  const files = [...(data?.files ?? [])];
  // Word adds an image of the copied text to the clipboard, so images count only when there is no HTML.
  if (files.length > 0 && !html) {
    onPictures(files, position ?? view.state.selection.from);
    return true;
  }
  if (!html) return false;
  const { slice, foreignImages, tables } = parsePastedHtml(html, view.state.schema);
  const { tr } = view.state;
  const next =
    position === undefined
      ? tr.replaceSelection(slice)
      : tr.replaceRange(position, position, slice);
  view.dispatch(next.scrollIntoView().setMeta('uiEvent', 'paste'));
  sayTables(tables);
  if (foreignImages) notify.warning(t('editor.foreign', { count: foreignImages }));
  return true;
}

/** Updates the attributes of the editable element, because aria-invalid and aria-describedby change. */
const useAttributes = (editor: Editor | null, attributes: Record<string, string>) => {
  const key = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: JSON.parse(key) },
    });
  }, [editor, key]);
};

/** Creates an editor in `box` while the component is mounted, and renders again at every change in it. */
export function useEditor(
  box: RefObject<HTMLElement | null>,
  options: UseEditorOptions,
): Editor | null {
  const { value, disabled } = options;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  /** The last value that was passed to or received from the parent component. */
  const lastValue = useRef(value);
  const onUpdate = useEffectEvent((now: Editor) => {
    lastValue.current = now.isEmpty ? '' : serializeHtml(now.getHTML());
    options.onChange(lastValue.current);
  });
  const onExternalData = useEffectEvent(
    (view: EditorView, event: Event, data: DataTransfer | null, position?: number) => {
      if (!view.editable || !insertExternal(view, data, position, options.onImages)) return false;
      event.preventDefault();
      return true;
    },
  );
  const createEditor = useEffectEvent((element: HTMLElement) => {
    lastValue.current = options.value;
    return new Editor({
      element,
      extensions,
      content: contentOf(options.value),
      editable: !options.disabled,
      // The style sheet contains the editor's styles, because the content security policy forbids injected style
      // elements.
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: options.attributes,
        handleDOMEvents: {
          paste: (view, event) => onExternalData(view, event, event.clipboardData),
          drop: (view, event) => {
            const { clientX: left, clientY: top } = event;
            // The editor handles moves within the text itself.
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
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  useAttributes(editor, options.attributes);
  return editor && !editor.isDestroyed ? editor : null;
}
