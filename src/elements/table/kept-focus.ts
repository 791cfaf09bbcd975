import { useState } from 'react';

/**
 * Keeps the focus on a button that becomes disabled while it is focused, because the browser removes the focus from a
 * disabled button. The button becomes really disabled on blur.
 */
export function useFocusableDisabled(isOff = false) {
  const [focused, setFocused] = useState(false);
  return {
    disabled: isOff && !focused,
    'aria-disabled': isOff || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
