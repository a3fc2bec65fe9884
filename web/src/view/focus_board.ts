/** The cell that was chosen last takes the focus. No link does this, as the address holds the game. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });
}
