// The key of a button, hidden from screen readers, because the button has its own name.

export const KeyHint = ({ name }: { name: string }) => (
  <kbd aria-hidden className="rounded border border-current px-1 text-xs font-semibold">
    {name}
  </kbd>
)
