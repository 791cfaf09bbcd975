import './overlays.css';

/** What stands above everything else while it is there; the later in the list, the higher. */
const order = ['alert', 'lock'] as const;
export type OverlayName = (typeof order)[number];

interface Layer {
  name: OverlayName;
  element: HTMLElement;
  /** Nothing else is to be seen either. */
  seals: boolean;
  draw: (element: HTMLElement) => void;
  /** Something has been drawn, so an empty element was emptied by somebody. */
  drawn: boolean;
}
let layers: Layer[] = [];
/** Where the focus goes when the last layer has gone. */
let opener: Element | null = null;

const place = ({ name }: Layer) => order.indexOf(name);

/** Sets or takes an attribute, and leaves one alone that is right: every change would be seen again. */
function mark(element: Element, name: string, on: boolean) {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

/** What is held now, and whether it was inert before on its own. */
const held = new WeakMap<Element, boolean>();

function keepHeld(element: Element, holds: boolean) {
  const before = held.get(element);
  if (!holds && before === undefined) return;
  if (before === undefined) held.set(element, element.hasAttribute('inert'));
  mark(element, 'data-held', holds);
  mark(element, 'inert', holds || before === true);
  if (!holds) held.delete(element);
}

/** A layer that was taken out of the page, emptied or disguised is put back. */
function restore(layer: Layer) {
  const { element, name } = layer;
  for (const attribute of element.getAttributeNames()) {
    const own = attribute === 'data-layer' || attribute === 'data-held' || attribute === 'inert';
    if (!own) element.removeAttribute(attribute);
  }
  if (element.dataset.layer !== name) element.dataset.layer = name;
  if (!element.isConnected) document.body.append(element);
  if (layer.drawn && !element.hasChildNodes()) redraw(layer);
  layer.drawn = layer.element.hasChildNodes();
}

/** In a fresh element: the emptied one belongs to a root that no longer finds its parts. */
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
    watch.observe(child, { attributes: true, attributeFilter: ['inert', 'data-held'] });
  }
  for (const { element } of layers) watch.observe(element, { attributes: true, childList: true });
}

/** Only the topmost layer can be touched, whatever else comes into the page or changes there. */
function hold() {
  layers.forEach(restore);
  const top = layers.at(-1);
  const sealed = layers.some(({ seals }) => seals);
  for (const child of document.body.children) {
    keepHeld(child, top !== undefined && child !== top.element);
  }
  mark(document.documentElement, 'data-sealed', sealed);
  // Anew, since there may be new children; what was done just now is not seen again.
  watchAll();
}
const watch = new MutationObserver(hold);

/** Keys belong to the topmost layer: shortcuts of the page and open popups do not hear them. */
function keepKeys(event: KeyboardEvent) {
  if (layers.length) event.stopImmediatePropagation();
}
window.addEventListener('keydown', keepKeys, true);

/** Opens a layer; `draw` may be asked again when somebody empties it. */
export function openOverlay(name: OverlayName, seals: boolean, draw: Layer['draw']) {
  if (layers.some((layer) => layer.name === name)) return;
  if (!layers.length) opener = document.activeElement;
  // What another element shows in full screen would cover any layer.
  const { fullscreenElement } = document;
  if (fullscreenElement && fullscreenElement !== document.documentElement) {
    void document.exitFullscreen();
  }
  const element = document.createElement('div');
  const layer: Layer = { name, seals, draw, element, drawn: false };
  layers = [...layers, layer].toSorted((one, other) => place(one) - place(other));
  redraw(layer);
  hold();
}

export function closeOverlay(name: OverlayName) {
  const layer = layers.find((one) => one.name === name);
  if (!layer) return;
  layers = layers.filter((one) => one !== layer);
  layer.element.remove();
  hold();
  if (!layers.length && opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
