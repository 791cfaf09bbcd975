import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CascaderPanel } from '@/elements/select/cascader-panel';
import { SearchState } from '@/elements/select/search-state';
import { label, useTranslation } from '@/i18n';
import { isEmpty } from '@/lib/url/query-string';
import type { CascaderNode, FilterValue } from '@/schema/filter';
import { useScopeKey } from '@/stores/scope';
import type { ConditionProps } from '@/values/filter-kind';

const childrenOf = ({ children = [] }: CascaderNode) => children;

/** Returns the path to a node, or an empty one when the node does not exist. */
function pathTo(nodes: readonly CascaderNode[], value: FilterValue | undefined): CascaderNode[] {
  for (const node of nodes) {
    if (String(node.id) === String(value)) return [node];
    const way = pathTo(childrenOf(node), value);
    if (way.length) return [node, ...way];
  }
  return [];
}

/** Returns the options, which are loaded for each value of the condition that they depend on. */
function useOptions({ name, filter, values }: ConditionProps) {
  const { key, options, dependsOn = '', optionsOf } = filter;
  const scope = useScopeKey();
  const related = values[dependsOn];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['cascader', name, key, scope, String(related)],
    queryFn: ({ signal }) => optionsOf?.(related ?? '', signal) ?? [],
    enabled: optionsOf !== undefined && !isEmpty(related),
    staleTime: Infinity,
  });
  return {
    nodes: optionsOf ? data : options,
    waits: optionsOf !== undefined && isEmpty(related),
    state: isError && !isFetching ? 'failed' : 'searching',
    retry: () => void refetch(),
  } as const;
}

/** Selects a node of a tree. Only a node without children can be the value. */
export function CascaderCondition(props: ConditionProps) {
  const { name, filter, value, labelText, onChange } = props;
  const { options, optionsOf, dependsOn = '' } = filter;
  if (!options && !optionsOf) throw new Error(`Filter "${filter.key}" has no options`);
  const { t } = useTranslation();
  const { nodes, waits, state, retry } = useOptions(props);
  const [path, setPath] = useState<CascaderNode[]>();
  if (waits) {
    return <p>{t('elements.filter.pickFirst', { label: label(name, 'filters', dependsOn) })}</p>;
  }
  if (!nodes) return <SearchState state={state} onRetry={retry} />;
  if (!nodes.length) return <SearchState state="done" onRetry={retry} />;
  const pick = (picked: CascaderNode[]) => {
    setPath(picked);
    const last = picked.at(-1);
    if (!last || childrenOf(last).length) return;
    onChange(last.id, picked.map(({ name }) => name).join(' / '));
  };
  const shown = path ?? pathTo(nodes, value);
  return (
    <CascaderPanel
      roots={nodes}
      childrenOf={childrenOf}
      path={shown}
      titleOf={(depth) => shown[depth - 1]?.name ?? labelText}
      singleColumn
      onOpen={setPath}
      onPick={pick}
    />
  );
}
