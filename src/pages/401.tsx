import { Denied, useRefusal } from '@/elements/access/forbidden-page';

/** Where a page leads that may be opened, but not for what was asked of it. */
export default function NotAllowed() {
  return <Denied refusal={useRefusal()} text="elements.denied.part" />;
}
