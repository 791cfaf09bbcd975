import BoldOutlined from '@ant-design/icons-svg/es/asn/BoldOutlined';
import ClearOutlined from '@ant-design/icons-svg/es/asn/ClearOutlined';
import ItalicOutlined from '@ant-design/icons-svg/es/asn/ItalicOutlined';
import LineOutlined from '@ant-design/icons-svg/es/asn/LineOutlined';
import OrderedListOutlined from '@ant-design/icons-svg/es/asn/OrderedListOutlined';
import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined';
import StrikethroughOutlined from '@ant-design/icons-svg/es/asn/StrikethroughOutlined';
import UnderlineOutlined from '@ant-design/icons-svg/es/asn/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ChainedCommands, Editor } from '@tiptap/core';

/** A button of the toolbar; the text `editor.tools.<key>` is its name. */
export interface Tool {
  key: string;
  /** An icon, or a text where the icon package has none. */
  icon: IconDefinition | string;
  /** The keyboard shortcut. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      key: 'undo',
      keys: 'Ctrl+Z',
      icon: UndoOutlined,
      run: (chain) => chain.undo(),
    },
    {
      key: 'redo',
      keys: 'Ctrl+Y',
      icon: RedoOutlined,
      run: (chain) => chain.redo(),
    },
  ],
  [
    {
      key: 'bold',
      keys: 'Ctrl+B',
      icon: BoldOutlined,
      isOn: (editor) => editor.isActive('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      key: 'italic',
      keys: 'Ctrl+I',
      icon: ItalicOutlined,
      isOn: (editor) => editor.isActive('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      key: 'underline',
      keys: 'Ctrl+U',
      icon: UnderlineOutlined,
      isOn: (editor) => editor.isActive('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      key: 'strike',
      icon: StrikethroughOutlined,
      isOn: (editor) => editor.isActive('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      key: 'heading',
      icon: 'H2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      key: 'subheading',
      icon: 'H3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
    {
      key: 'bullets',
      icon: UnorderedListOutlined,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      key: 'numbers',
      icon: OrderedListOutlined,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      key: 'quote',
      icon: '”',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      key: 'rule',
      icon: LineOutlined,
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
  [
    {
      key: 'clear',
      icon: ClearOutlined,
      run: (chain) => chain.unsetAllMarks().clearNodes(),
    },
  ],
];
