import { coverPage, uncoverPage } from './covered';
import './overlays.css';

/** Overlays above everything else, in the order of their stacking. */
const order = ['alert', 'lock'] as const;
type OverlayName = (typeof order)[number];

interface Layer {
  name: OverlayName;
  element: HTMLElement;
  draw: (element: HTMLElement) => void;
  /** The overlay has been rendered once. If it is empty later, somebody removed its content. */
  drawn: boolean;
}
let layers: Layer[] = [];

const place = ({ name }: Layer) => order.indexOf(name);

/** Sets or removes an attribute only when it changes, because the observer sees every write. */
function mark(element: Element, name: string, on: boolean) {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

/** Elements that are inert because of an overlay, and whether they were inert before. */
const inertBefore = new WeakMap<Element, boolean>();

function setInert(element: Element, holds: boolean) {
  const before = inertBefore.get(element);
  if (!holds && before === undefined) return;
  if (before === undefined) inertBefore.set(element, element.hasAttribute('inert'));
  mark(element, 'data-overlay-inert', holds);
  mark(element, 'inert', holds || before === true);
  if (!holds) inertBefore.delete(element);
}

/** Restores an overlay that was removed from the document, emptied or hidden by attributes. */
function restore(layer: Layer) {
  const { element, name } = layer;
  for (const attribute of element.getAttributeNames()) {
    const own =
      attribute === 'data-layer' || attribute === 'data-overlay-inert' || attribute === 'inert';
    if (!own) element.removeAttribute(attribute);
  }
  if (element.dataset.layer !== name) element.dataset.layer = name;
  if (!element.isConnected) document.body.append(element);
  if (layer.drawn && !element.hasChildNodes()) redraw(layer);
  layer.drawn = layer.element.hasChildNodes();
}

/** Uses a new element, because a React root does not recover when its container is emptied. */
function redraw(layer: Layer) {
  layer.element.remove();
  layer.element = document.createElement('div');
  layer.element.dataset.layer = layer.name;
  document.body.append(layer.element);
  layer.draw(layer.element);
}

function watchAll() {
  watch.disconnect();
  if (!layers.length) return;
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-sealed'] });
  watch.observe(document.body, { childList: true });
  for (const child of document.body.children) {
    watch.observe(child, { attributes: true, attributeFilter: ['inert', 'data-overlay-inert'] });
  }
  for (const { element } of layers) watch.observe(element, { attributes: true, childList: true });
}

/**
 * Makes everything but the topmost overlay inert and hides it, including elements that are added or changed later: a
 * locked screen and the page of another user must not be read.
 */
function update() {
  layers.forEach(restore);
  const top = layers.at(-1);
  for (const child of document.body.children) {
    setInert(child, top !== undefined && child !== top.element);
  }
  mark(document.documentElement, 'data-sealed', top !== undefined);
  // Observe again, because there may be new children. This also drops the records of the writes above.
  watchAll();
}
const watch = new MutationObserver(update);

/** Only the topmost overlay receives keys: shortcuts of the page and open popups must not react. */
function blockKeys(event: KeyboardEvent) {
  if (layers.length) event.stopImmediatePropagation();
}
window.addEventListener('keydown', blockKeys, true);

/** Opens an overlay. `draw` is called again when the overlay has to be restored. */
export function openOverlay(name: OverlayName, draw: Layer['draw']) {
  if (layers.some((layer) => layer.name === name)) return;
  if (!layers.length) coverPage();
  // An element in full screen would cover the overlay.
  const { fullscreenElement } = document;
  if (fullscreenElement && fullscreenElement !== document.documentElement) {
    void document.exitFullscreen();
  }
  const element = document.createElement('div');
  const layer: Layer = { name, draw, element, drawn: false };
  layers = [...layers, layer].toSorted((one, other) => place(one) - place(other));
  redraw(layer);
  update();
}

export function closeOverlay(name: OverlayName) {
  const layer = layers.find((one) => one.name === name);
  if (!layer) return;
  layers = layers.filter((one) => one !== layer);
  layer.element.remove();
  update();
  if (!layers.length) uncoverPage();
}
