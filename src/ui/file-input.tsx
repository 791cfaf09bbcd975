import type { ComponentProps, RefObject } from 'react';

interface FileInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'hidden' | 'style' | 'className' | 'onChange'
> {
  /** For the button that opens it: nobody sees the input, and no key reaches it. */
  ref: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}

/**
 * The file chooser of the browser, which a button opens by its ref. The same file can be chosen again, for example after
 * it was corrected.
 */
export const FileInput = ({ onFiles, ...props }: FileInputProps) => (
  <input
    {...props}
    type="file"
    // antd shows every file input of a form, also one with the attribute `hidden`.
    style={{ display: 'none' }}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // Without a reset, choosing the same file again would fire no change event.
      target.value = '';
      onFiles(files);
    }}
  />
);
