/**
 * Refuses files that are dropped where nothing takes them: the browser would open them in place of the page. The pointer
 * shows it.
 */
export function refuseStrayFiles() {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
  }
}
