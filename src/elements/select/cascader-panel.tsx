import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Icon } from '@/ui/icon';
import { Ellipsis, Row } from '@/ui/layout/layout';
import { focusList, moveFocusInList } from './list-keys';
import buttonList from './button-list.module.css';
import styles from './cascader-panel.module.css';

interface ColumnNode {
  readonly id: Id;
  readonly name: string;
}
interface CascaderPanelProps<Node extends ColumnNode> {
  roots: readonly Node[];
  childrenOf: (node: Node) => readonly Node[];
  /** The open nodes from the top down. */
  path: readonly Node[];
  titleOf: (depth: number) => string;
  /** Shows one column at a time with a breadcrumb above it, for narrow places. */
  singleColumn: boolean;
  onOpen: (path: Node[]) => void;
  onPick: (path: Node[]) => void;
}

interface CrumbsProps {
  path: readonly ColumnNode[];
  /** Opens the column of that depth, 0 for the first. */
  onBack: (depth: number) => void;
}

/** A breadcrumb to the columns before the visible one. */
function Crumbs({ path, onBack }: CrumbsProps) {
  const { t } = useTranslation();
  return (
    <Row as="nav" wrap className={styles.crumbs} aria-label={t('elements.regions.path')}>
      <button type="button" onClick={() => onBack(0)}>
        {t('common.all')}
      </button>
      {path.map((node, index) => (
        <button
          key={String(node.id)}
          type="button"
          aria-current={index === path.length - 1}
          onClick={() => onBack(index + 1)}
        >
          {node.name}
        </button>
      ))}
    </Row>
  );
}

interface ColumnProps<Node> {
  nodes: readonly Node[];
  depth: number;
  title: string;
  active: Node | undefined;
  isOpenable: (node: Node) => boolean;
  onPick: (node: Node, depth: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Column<Node extends ColumnNode>(props: ColumnProps<Node>) {
  const { nodes, depth, title, active, isOpenable, onPick, onKeyDown } = props;
  const focusable = active ?? nodes[0];
  return (
    <ul className={`${buttonList.list} ${styles.column}`} aria-label={title} data-depth={depth}>
      {nodes.map((node, index) => (
        <li key={String(node.id)}>
          <button
            type="button"
            data-index={index}
            tabIndex={node === focusable ? 0 : -1}
            aria-pressed={node === active}
            aria-expanded={isOpenable(node) ? node === active : undefined}
            title={node.name}
            onClick={() => onPick(node, depth)}
            onKeyDown={onKeyDown}
          >
            <Ellipsis>{node.name}</Ellipsis>
            {isOpenable(node) && <Icon icon={RightOutlined} size={12} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the open node of each column into view. */
function showActive(box: HTMLElement | null) {
  for (const active of box?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? []) {
    const list = active.closest('ul');
    if (!list) continue;
    const above = active.offsetTop < list.scrollTop;
    const below = active.offsetTop + active.offsetHeight > list.scrollTop + list.clientHeight;
    if (above || below) list.scrollTop = active.offsetTop - list.clientHeight / 2;
  }
}

/** Keeps the depth of a column that receives the focus once it is rendered. */
function useColumnFocus(path: readonly unknown[]) {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<number>(null);
  const focus = (depth: number) => focusList(box.current?.querySelector(`[data-depth="${depth}"]`));
  useLayoutEffect(() => {
    showActive(box.current);
    const { current: depth } = next;
    next.current = null;
    if (depth !== null) focus(depth);
  }, [path]);
  const focusNext = (depth: number) => {
    next.current = depth;
  };
  return { box, focus, focusNext };
}

/** A tree as columns, one per level. A click or Enter chooses a node, the right arrow key only opens it. */
export function CascaderPanel<Node extends ColumnNode>(props: CascaderPanelProps<Node>) {
  const { roots, childrenOf, path, titleOf, singleColumn, onOpen, onPick } = props;
  const { box, focus, focusNext } = useColumnFocus(path);
  const columns = [roots, ...path.map(childrenOf)].filter((nodes) => nodes.length > 0);
  const last = columns.length - 1;
  const isOpenable = (node: Node) => childrenOf(node).length > 0;

  const pathTo = (node: Node, depth: number) => [...path.slice(0, depth), node];
  const pick = (node: Node, depth: number) => {
    if (singleColumn && isOpenable(node)) focusNext(depth + 1);
    onPick(pathTo(node, depth));
  };
  const goBack = (depth: number) => {
    focusNext(depth);
    onOpen(path.slice(0, depth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || moveFocusInList(event, event.target)) return;
    const depth = Number(event.target.closest('ul')?.dataset.depth);
    const node = columns[depth]?.[Number(event.target.dataset.index)];
    if (event.key === 'ArrowRight' && node && isOpenable(node)) {
      event.preventDefault();
      focusNext(depth + 1);
      onOpen(pathTo(node, depth));
    } else if (event.key === 'ArrowLeft' && depth > 0) {
      event.preventDefault();
      if (singleColumn) goBack(depth - 1);
      else focus(depth - 1);
    }
  };
  return (
    <>
      {singleColumn && last > 0 && <Crumbs path={path.slice(0, last)} onBack={goBack} />}
      <Row ref={box} align="stretch" className={styles.columns} data-drill={singleColumn}>
        {columns.map(
          (nodes, depth) =>
            (!singleColumn || depth === last) && (
              <Column
                key={depth}
                nodes={nodes}
                depth={depth}
                title={titleOf(depth)}
                active={path[depth]}
                isOpenable={isOpenable}
                onPick={pick}
                onKeyDown={onKeyDown}
              />
            ),
        )}
      </Row>
    </>
  );
}
