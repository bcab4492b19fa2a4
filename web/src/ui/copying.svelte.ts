// Copying a text that stands in a field, and saying for a moment that it was done.

const SAID = 2500;

export class Copying {
  /** It has just been copied. */
  done = $state(false);

  async copy(text: string, field: HTMLInputElement | undefined) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure address the clipboard is closed to pages; a selected text can still be copied by hand.
      field?.select();
      document.execCommand("copy");
    }
    this.done = true;
    setTimeout(() => (this.done = false), SAID);
  }
}
