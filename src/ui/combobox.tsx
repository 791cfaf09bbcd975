/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list box of a combobox is rendered by the caller */
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { TextInput } from './text-input';

interface ComboboxProps<Option> {
  label: string;
  placeholder: string;
  /** Id of the list box that the caller renders. */
  listId: string;
  options: readonly Option[];
  /** Id of the element of an option. */
  optionId: (option: Option) => string;
  activeIndex: number;
  onActiveIndex: (index: number) => void;
  value: string;
  onChange: (text: string) => void;
  onSelect: (option: Option) => void;
}

/**
 * The input of a list box: it keeps the focus, the arrow keys move the active option round the list and into view, and
 * Enter selects it.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, placeholder, listId, options, optionId, activeIndex, value } = props;
  const { onActiveIndex, onChange, onSelect } = props;
  const input = useRef<HTMLInputElement>(null);
  const active = options[activeIndex];
  const activeId = active && optionId(active);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const option = activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the input method while a Chinese word is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options.length;
    if (step && count) onActiveIndex((activeIndex + step + count) % count);
    if (event.key === 'Enter' && active) onSelect(active);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <TextInput
      ref={input}
      role="combobox"
      aria-label={label}
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
