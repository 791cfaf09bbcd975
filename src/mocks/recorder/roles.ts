/** The roles of controls into which text is typed. */
export const typableRoles: ReadonlySet<string> = new Set([
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
]);

/** The roles of controls that are pressed. */
export const pressableRoles: ReadonlySet<string> = new Set([
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'checkbox',
  'radio',
  'switch',
  'gridcell',
]);
