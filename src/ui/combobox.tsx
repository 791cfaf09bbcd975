/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML has a list with marks, hints and columns */
import {
  useEffect,
  useRef,
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { opensTab } from '@/lib/dom';
import { isInputMethodKey } from '@/lib/keys';
import { TextInput } from './text-input';

interface ComboboxProps<Option> {
  label: string;
  placeholder: string;
  /** Id of the list box that the caller renders. */
  listId: string;
  options: readonly Option[];
  /** Id of the element of an option. */
  optionId: (option: Option) => string;
  /** -1: no option is active. */
  activeIndex: number;
  onActiveIndex: (index: number) => void;
  value: string;
  /** `isComposing`: the text is not finished yet, an input method is still composing it. */
  onChange: (text: string, isComposing: boolean) => void;
  onSelect: (option: Option) => void;
  /** Enter while no option is active. */
  onEnter?: () => void;
}

/**
 * The input of a list box: it keeps the focus, the arrow keys move the active option round the list and into view, and
 * Enter selects it.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, placeholder, listId, options, optionId, activeIndex, value } = props;
  const { onActiveIndex, onChange, onSelect, onEnter } = props;
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
    if (isInputMethodKey(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = options.length;
    const next = activeIndex < 0 && step === -1 ? -1 : activeIndex + (step ?? 0);
    if (step && count) onActiveIndex((next + count) % count);
    if (event.key === 'Enter') {
      if (active) onSelect(active);
      else onEnter?.();
    }
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
      onChange={({ target, nativeEvent }) =>
        onChange(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value, false)}
      onKeyDown={onKeyDown}
    />
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The list box of a combobox. A press in it leaves the focus in the input. */
export const ComboboxList = (props: ComponentProps<'div'>) => (
  <div {...props} role="listbox" tabIndex={-1} onMouseDown={keepFocus} />
);

interface ComboboxGroupProps {
  label: string;
  children: ReactNode;
}

export const ComboboxGroup = ({ label, children }: ComboboxGroupProps) => (
  <div role="group" aria-label={label}>
    {children}
  </div>
);

interface ComboboxOptionProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'onSelect'> {
  isSelected: boolean;
  /** Path of the page that the option opens: makes it a link, which the browser can open in a tab. */
  to?: string;
  onSelect: () => void;
}

/** An option of the list box. */
export function ComboboxOption({ isSelected, to, onSelect, ...rest }: ComboboxOptionProps) {
  const option = { ...rest, role: 'option', 'aria-selected': isSelected };
  if (to === undefined) {
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the input has the focus and the keys
    return <div {...option} onClick={onSelect} />;
  }
  const onClick = (event: MouseEvent) => {
    if (opensTab(event)) return;
    event.preventDefault();
    onSelect();
  };
  return <Link {...option} to={to} tabIndex={-1} onClick={onClick} />;
}
