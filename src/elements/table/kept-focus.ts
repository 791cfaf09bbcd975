import { useState } from 'react';

/** A button that is switched off while it has the focus keeps it until it is left: a disabled one would drop it. */
export function useFocusableDisabled(isOff = false) {
  const [focused, setFocused] = useState(false);
  return {
    disabled: isOff && !focused,
    'aria-disabled': isOff || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
