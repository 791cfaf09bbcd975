import { ForbiddenPage, useForbiddenAccess } from '@/elements/access/forbidden-page';

/** Shown when the user may open a page, but not the requested part of it. */
export default function NotAllowed() {
  return <ForbiddenPage access={useForbiddenAccess()} text="elements.denied.part" />;
}
