// The number on the app's icon, on systems that support it.

export function showBadge(unread: number): void {
  if (!('setAppBadge' in navigator)) return
  void navigator.setAppBadge(unread).catch(() => undefined)
}
