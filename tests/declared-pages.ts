import type { ComponentType } from 'react';

/** The part of a declaration that tests read, whatever the row type. */
export interface Declared {
  name: string;
  columns: { key: string }[];
  filters?: { key: string }[];
  form?: { key: string }[];
  toolbar?: (string | { code: string })[];
  rowActions?: (string | { code: string; confirm?: boolean })[];
}

type Declaring = Partial<ComponentType> & {
  page?: Declared;
  tabs?: { Content: Declaring }[];
};
const modules = import.meta.glob<Record<string, Declaring>>('/src/pages/**/*.tsx', {
  eager: true,
});

const declarations = (component: Declaring | undefined): Declared[] => [
  ...(component?.page ? [component.page] : []),
  ...(component?.tabs ?? []).flatMap(({ Content }) => declarations(Content)),
];

/** Every list that is a declaration, with its file: pages, their tabs, and parts that other files show. */
export const declaredPages = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .flatMap(declarations)
    .map((page) => ({ file, name: page.name, page })),
);
