import type { ComponentType } from 'react';

/** The part of a declaration that tests read, whatever the row type. */
export interface Declared {
  name: string;
  columns: { key: string }[];
  filters?: { key: string }[];
  form?: { key: string }[];
  toolbar?: string[];
  rowActions?: (string | { code: string; confirm?: boolean })[];
  policies?: Record<string, string>;
}

const modules = import.meta.glob<{ default: ComponentType & { page?: Declared } }>(
  '/src/pages/**/*.tsx',
  { eager: true },
);

/** Every page that is a declaration, with its file. */
export const declaredPages = Object.entries(modules).flatMap(([file, { default: component }]) =>
  component?.page ? [{ file, name: component.page.name, page: component.page }] : [],
);
