import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** A button of the toolbar; the text `elements.editor.tools.<key>` is its name. */
export interface Tool {
  key: string;
  icon: ReactNode;
  /** The keyboard shortcut. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** The tools in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      key: 'undo',
      keys: 'Ctrl+Z',
      icon: <path d="M5.5 3 3 5.5 5.5 8M3 5.5h6.5a3.5 3.5 0 0 1 0 7H5" />,
      run: (chain) => chain.undo(),
    },
    {
      key: 'redo',
      keys: 'Ctrl+Y',
      icon: <path d="M10.5 3 13 5.5 10.5 8M13 5.5H6.5a3.5 3.5 0 0 0 0 7H11" />,
      run: (chain) => chain.redo(),
    },
  ],
  [
    {
      key: 'bold',
      keys: 'Ctrl+B',
      icon: <path d="M4.5 8h4a2.75 2.75 0 0 0 0-5.5h-4v11h4.8a2.75 2.75 0 0 0 0-5.5" />,
      isOn: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      key: 'italic',
      keys: 'Ctrl+I',
      icon: <path d="M7 2.5h4.5M4.5 13.5H9M9.5 2.5l-3 11" />,
      isOn: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      key: 'underline',
      keys: 'Ctrl+U',
      icon: <path d="M4.5 2.5v5a3.5 3.5 0 0 0 7 0v-5M4 13.5h8" />,
      isOn: (editor) => editor.isActive('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      key: 'strike',
      icon: (
        <path d="M2.5 8h11M11 4.6c-.5-1.3-1.6-2.1-3-2.1-1.8 0-3 .9-3 2.5 0 3.8 6.2 2.2 6.2 5.9 0 1.6-1.3 2.6-3.1 2.6-1.5 0-2.7-.8-3.1-2.3" />
      ),
      isOn: (editor) => editor.isActive('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      key: 'heading',
      icon: <path d="M2 3v10M8 3v10M2 8h6M10.7 9.4a1.6 1.6 0 1 1 2.9 1L10.7 13h3.2" />,
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      key: 'subheading',
      icon: <path d="M2 3v10M8 3v10M2 8h6M10.7 8h3.1l-1.7 2a1.6 1.6 0 1 1-1.5 2.3" />,
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
    {
      key: 'bullets',
      icon: <path d="M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01" />,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      key: 'numbers',
      icon: <path d="M7 4h7M7 8h7M7 12h7M2.2 3l1-.8V6M2 9.8h2L2.2 13h2" />,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      key: 'quote',
      icon: <path d="M3 3v10M6.5 4.5h7M6.5 8h7M6.5 11.5h4.5" />,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      key: 'rule',
      icon: <path d="M2 8h12M4.5 4.5h7M4.5 11.5h7" />,
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
  [
    {
      key: 'clear',
      icon: <path d="M6.5 13.5H14M9.5 2.8l3.7 3.7-6.4 6.4H4.6L2.5 10.3zM6 6.3 9.7 10" />,
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
];

export const linkIcon = (
  <path d="m6.5 9.5 3-3M7 4.8l1.3-1.3a2.9 2.9 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.3 1.3a2.9 2.9 0 0 1-4.2-4.2L4.8 7" />
);
export const imageIcon = <path d="M2.5 3h11v10h-11zM2.5 11 6 7.5l3 3 2-2 2.5 2.5M10.5 6h.01" />;
