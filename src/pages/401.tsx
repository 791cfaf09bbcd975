import { ForbiddenPage, useForbiddenAccess } from '@/elements/access/forbidden-page';

/** Where a page leads that may be opened, but not for what was asked of it. */
export default function NotAllowed() {
  return <ForbiddenPage access={useForbiddenAccess()} text="elements.denied.part" />;
}
