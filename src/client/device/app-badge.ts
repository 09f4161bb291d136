// The number on the app's icon, where the system shows one.

/** Shows how much is unread; 0 takes the number away. */
export function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return
  // Refused where the app is not installed; the number is a convenience.
  void navigator.setAppBadge(unread).catch(() => undefined)
}
