import type { ComponentType } from 'react';
import type { ById, PageQuery } from '@/api/types';
import type { CrudDeclaration } from '@/schema/crud';

/** A declaration of any row type. */
export type AnyDeclaration = CrudDeclaration<ById, PageQuery & Record<string, unknown>, object>;

type Declaring = Partial<ComponentType> & {
  page?: AnyDeclaration;
  tabs?: { Content: Declaring }[];
};
const modules = import.meta.glob<Record<string, Declaring>>('/src/pages/**/*.tsx', {
  eager: true,
});

const declarations = (component: Declaring | undefined): AnyDeclaration[] => [
  ...(component?.page ? [component.page] : []),
  ...(component?.tabs ?? []).flatMap(({ Content }) => declarations(Content)),
];

/** Every declared list with its file: pages, their tabs and exported parts. */
export const declaredPages = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .flatMap(declarations)
    .map((page) => ({ file, name: page.name, page })),
);
