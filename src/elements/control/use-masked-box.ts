import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { usePrivacy } from '@/stores/privacy';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * In privacy mode, an input or a group of inputs shows its text masked until it is edited. Selected text stays selected when
 * the mask is removed, so that typing replaces all of it. What is being edited is not masked when another window turns
 * privacy on: the dots would be taken for typed text.
 */
export function useMaskedBox(text: string, mask: (text: string) => string) {
  const isPrivate = usePrivacy();
  const [isEdited, setIsEdited] = useState(false);
  const marked = useRef<TextBox>(null);
  useLayoutEffect(() => {
    marked.current?.select();
    marked.current = null;
  }, [isEdited]);
  return {
    text: isPrivate && !isEdited ? mask(text) : text,
    onFocus: ({ target }: FocusEvent<Element>) => {
      if (isEdited) return;
      const isMarked =
        isPrivate &&
        isTextBox(target) &&
        target.selectionStart === 0 &&
        target.selectionEnd === target.value.length;
      marked.current = isMarked ? target : null;
      setIsEdited(true);
    },
    onBlur: () => setIsEdited(false),
  };
}
