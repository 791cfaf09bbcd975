/** A copy of a set that contains these members (`isMember`) or does not. */
export function withMembers<Member>(
  set: ReadonlySet<Member>,
  members: Iterable<Member>,
  isMember: boolean,
): ReadonlySet<Member> {
  const next = new Set(set);
  for (const member of members) {
    if (isMember) next.add(member);
    else next.delete(member);
  }
  return next;
}
