/**
 * The styles of the panel. The visible part of the handle is narrower than its clickable area. It must not cover the
 * page's controls, which end 16 px before the edge of the window, or 14 px on a phone.
 */
export const style = `
:host { all: initial; font: 13px/1.5 system-ui, 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
* { box-sizing: border-box; font: inherit; color: inherit; }
[hidden] { display: none !important; }
@media print { :host { display: none !important; } }

.handle {
  position: fixed; right: 0; bottom: 4px; z-index: 2100; width: 24px; height: 44px; padding: 0;
  border: 0; background: none; cursor: pointer;
}
.handle::before {
  content: ''; position: absolute; inset: 0 0 0 10px; border-radius: 6px 0 0 6px;
  background: radial-gradient(circle, #fff 1.5px, transparent 2px) center / 14px 8px repeat-y #334155;
}
.handle:hover::before { background-color: #0f172a; }
.handle.recording::before { background-color: #b91c1c; }
:focus-visible { outline: 2px solid #7dd3fc; outline-offset: 1px; }
.handle:focus-visible { outline-color: #0369a1; outline-offset: -2px; }

.panel {
  position: fixed; right: 8px; bottom: 8px; z-index: 2100; width: 336px; max-height: calc(100vh - 16px);
  overflow-y: auto; overscroll-behavior: contain; padding: 12px 14px; border-radius: 8px;
  background: #1e293b; color: #f1f5f9; color-scheme: dark; box-shadow: 0 8px 30px #0006;
}
.head {
  position: sticky; top: -12px; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px;
  margin: -12px 0; padding: 12px 0; background: inherit;
}
h2, h3 { margin: 0; font-weight: 600; }
h2 { flex: 1; font-size: 15px; }
h3 { margin-top: 12px; padding-top: 8px; border-top: 1px solid #475569; color: #cbd5e1; }
.row { display: flex; align-items: center; gap: 8px; margin-top: 6px; }
.row > :is(input, select) { flex: 1; }
label.row > span { flex: 0 0 92px; }
label.switch > span { flex: 1; }

button.plain, input:not([type='checkbox']), select {
  min-width: 0; height: 28px; padding: 0 8px; border: 1px solid #94a3b8; border-radius: 4px;
  background: #0f172a; color: #f1f5f9;
}
input::placeholder { color: #a3b1c6; opacity: 1; }
.row > input[type='checkbox'] { flex: none; width: 18px; height: 18px; margin: 0; accent-color: #38bdf8; }
button.plain { flex: 1; background: #334155; cursor: pointer; }
button.plain:hover { background: #475569; }
button.close { flex: none; width: 28px; padding: 0; }
button.danger { border-color: #fca5a5; color: #fecaca; }
p.hint { margin: 6px 0 0; color: #cbd5e1; }
ul { margin: 6px 0 0; padding: 0 0 0 18px; }
li { overflow-wrap: anywhere; }
.result {
  flex: 100%; max-height: 12em; margin: 0; overflow-y: auto; color: #bae6fd; overflow-wrap: anywhere;
}

@media (max-width: 575px) {
  /* The handle lies below drawers, because on a phone their buttons reach the edge of the window. */
  .handle { z-index: 940; width: 14px; }
  .handle::before { inset: 0; }
  .panel { left: 0; right: 0; bottom: 0; width: auto; max-height: 80vh; border-radius: 12px 12px 0 0; }
  button.plain, input:not([type='checkbox']), select { height: 44px; font-size: 16px; }
  button.close { width: 44px; }
  label.switch { min-height: 44px; }
}
`;
